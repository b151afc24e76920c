import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GatewayApi } from '../src/features/payments/gateways/gateway-api.ts';
import { cardVaultApi } from '../src/features/payments/gateways/card-vault/card-vault-api.ts';
import { razorpayApi } from '../src/features/payments/gateways/razorpay/razorpay-api.ts';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { readSettings } from '../src/settings.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder } from './journeys.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const account = z.object({
  payments: z.array(z.object({ id: z.string(), orderId: z.string() })),
  refunds: z.array(z.object({ amount: z.int(), status: z.string() })),
  disputes: z.array(z.object({ id: z.string() })),
});
const books = z.object({ razorpay: account, cardVault: account });

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterAll(() => sandbox.stop());

const post = async (path: string, body: object = {}): Promise<unknown> => {
  const reply = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.json();
};
const inBooks = async (): Promise<z.output<typeof books>> =>
  books.parse(await (await fetch(`${sandbox.url}/inbox/payments`)).json());

describe.each(['razorpay', 'cardVault'] as const)('the account of a payment at %s', (name) => {
  const apiOf = (): GatewayApi => {
    const read = readSettings({ RAZORPAY_URL: `${sandbox.url}/razorpay`, CARD_VAULT_URL: `${sandbox.url}/card-vault` });
    if ('faults' in read) throw new Error(read.faults.join());
    return name === 'razorpay' ? razorpayApi(read.settings) : cardVaultApi(read.settings);
  };
  const paid = async (api: GatewayApi, receipt: string): Promise<string> => {
    const opened = await api.openOrder({ receipt, amount: 1_000_000, currency: 'INR', notes: {} });
    if (opened.kind !== 'opened') throw new Error(opened.reason);
    const { orderId } = opened;
    await (name === 'razorpay'
      ? post('/razorpay/checkout/pay', { orderId, succeeds: true })
      : post('/card-vault/frame/pay', { orderId, succeeds: true, vendorKey: 'vendor_test_latchkey' }));
    return (await inBooks())[name].payments.find((payment) => payment.orderId === orderId)?.id ?? '';
  };

  it('has our refunds by their keys, those made there without one, and disputes', async () => {
    const api = apiOf();
    const since = new Date(Date.now() - 60_000);
    const gatewayPaymentId = await paid(api, `r-account-${name}`);
    const refundId = `a-refund-of-${name}`;
    await api.refund({ hotelId: 1760, refundId, gatewayPaymentId, amount: 300_000 });
    await post(`/control/payments/${gatewayPaymentId}/refund`, { amount: 200_000 });
    await post(`/control/payments/${gatewayPaymentId}/dispute`);
    const standing = await api.accountOf({ gatewayPaymentId, since });
    expect(standing).toMatchObject({ kind: 'known', captured: 1_000_000, givenBack: 500_000 });
    if (standing.kind !== 'known') throw new Error(standing.reason);
    expect(standing.refunds).toHaveLength(2);
    expect(standing.refunds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ refundId, amount: 300_000, status: 'processed' }),
        expect.objectContaining({ refundId: null, amount: 200_000, status: 'processed' }),
      ]),
    );
    expect(standing.disputes).toMatchObject([{ amount: 500_000, status: 'open' }]);
    // Less than is left, and refused all the same.
    expect(await api.refund({ hotelId: 1760, refundId: `${refundId}-2`, gatewayPaymentId, amount: 100 })).toMatchObject(
      {
        kind: 'refused',
      },
    );
    await post(`/control/disputes/${standing.disputes[0]?.gatewayDisputeId}/lost`);
    expect(await api.accountOf({ gatewayPaymentId, since })).toMatchObject({
      disputes: [{ amount: 500_000, status: 'lost' }],
    });
  });

  it('of a payment that is not there, or while the gateway is down, is unavailable', async () => {
    const since = new Date();
    expect(await apiOf().accountOf({ gatewayPaymentId: 'pay_nobody', since })).toMatchObject({ kind: 'unavailable' });
    await sandbox.setScenario({ gateway: 'down' });
    expect(await apiOf().accountOf({ gatewayPaymentId: 'pay_nobody', since })).toMatchObject({ kind: 'unavailable' });
    await sandbox.setScenario({ gateway: 'up' });
  });
});

describe('a stay whose money was given back at the gateway, of which no message came', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine('postgresql', { RAZORPAY_URL: `${sandbox.url}/razorpay` });
  }, 60_000);
  afterAll(() => engine.close());

  it('promises nothing, asks for nothing and mails nothing of what is not left', async () => {
    const { post: guestPost, relay, view } = guestCalls(engine);
    const stay = await book(engine);
    const orderId = await openOrder(engine, stay.bookingId);
    const paid = z
      .object({ response: z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }) })
      .parse(await post('/razorpay/checkout/pay', { orderId, succeeds: true })).response;
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
    await completeByRazorpay(engine, stay.bookingId, orderId, { paymentId, signature });
    await post(`/control/payments/${paymentId}/refund`);
    engine.pass(120_000);
    await reconcilePayments(engine.deps);
    expect(await view(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded', refundAmount: 10_080 });
    const quoted = answer(await guestPost(`bookings/${stay.bookingId}/cancellation-quote`, {}, stay.cookie));
    expect(quoted[1]).toMatchObject({ paid: 0, refund: 0 });
    await guestPost(`bookings/${stay.bookingId}/cancellation`, { refund: 0 }, stay.cookie);
    await relay();
    const ofIt = (await inBooks()).razorpay.refunds.filter(({ amount }) => amount === 1_008_000);
    expect(ofIt).toHaveLength(1);
    expect(engine.mails.map(({ text }) => text).join()).not.toContain('on its way back');
    await requireInvariants(engine.deps.db);
  });
});
