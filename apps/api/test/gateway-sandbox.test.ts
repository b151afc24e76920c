import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GatewayApi } from '../src/features/payments/gateways/gateway-api.ts';
import { cardVaultApi } from '../src/features/payments/gateways/card-vault/card-vault-api.ts';
import { stripeApi } from '../src/features/payments/gateways/stripe/stripe-api.ts';
import { createStripe } from '../src/features/payments/gateways/stripe/stripe.ts';
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
const books = z.object({ razorpay: account, cardVault: account, stripe: account });

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
const raise = (): never => {
  throw new Error('no account');
};
/** Pays an intent as a page does, and answers the status of the reply. */
const confirmAtStripe = async (orderId: string, method: string): Promise<number> => {
  const reply = await fetch(`${sandbox.url}/stripe/v1/payment_intents/${orderId}/confirm`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandboxLatchkey',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ payment_method: method, return_url: 'https://hotel.example/' }),
  });
  return reply.status;
};
const inBooks = async (): Promise<z.output<typeof books>> =>
  books.parse(await (await fetch(`${sandbox.url}/inbox/payments`)).json());

describe.each(['razorpay', 'cardVault', 'stripe'] as const)('the account of a payment at %s', (name) => {
  const apiOf = (): GatewayApi => {
    const read = readSettings({
      RAZORPAY_URL: `${sandbox.url}/razorpay`,
      CARD_VAULT_URL: `${sandbox.url}/card-vault`,
      STRIPE_URL: `${sandbox.url}/stripe`,
    });
    if ('faults' in read) throw new Error(read.faults.join());
    const { stripe } = read.settings;
    if (name === 'stripe') return stripeApi(stripe ?? raise());
    return name === 'razorpay' ? razorpayApi(read.settings) : cardVaultApi(read.settings);
  };
  const paid = async (api: GatewayApi, receipt: string): Promise<string> => {
    const opened = await api.openOrder({ receipt, amount: 1_000_000, currency: 'INR', notes: {} });
    if (opened.kind !== 'opened') throw new Error(opened.reason);
    const { orderId } = opened;
    if (name === 'stripe') await confirmAtStripe(orderId, 'pm_card_visa');
    else
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

describe('Stripe, as the engine asks it', () => {
  const settingsOf = (more: Record<string, string> = {}) => {
    const read = readSettings({ STRIPE_URL: `${sandbox.url}/stripe`, ...more });
    if ('faults' in read) throw new Error(read.faults.join());
    return read.settings;
  };
  const gatewayOf = (more?: Record<string, string>) => createStripe(settingsOf(more));
  const wanted = { amount: 20_000, currency: 'EUR', notes: { hotel_id: '1188', payment_id: 'p' } } as const;
  const opened = async (receipt: string, more: object = {}, gateway = gatewayOf()): Promise<string> => {
    const answered = await gateway.openOrder({ receipt, ...wanted, ...more });
    if (answered.kind !== 'opened') throw new Error(answered.reason);
    return answered.orderId;
  };
  const asked = { amount: 20_000, currency: 'EUR' } as const;
  const prove = (orderId: string) => gatewayOf().proofOf({ orderId, paymentId: orderId }, asked);

  it('opens one order for a receipt, whose secret is told to pages alone', async () => {
    const first = await gatewayOf().openOrder({ receipt: 's-once', ...wanted });
    expect(await gatewayOf().openOrder({ receipt: 's-once', ...wanted })).toEqual(first);
    if (first.kind !== 'opened') throw new Error(first.reason);
    expect(await gatewayOf().clientSecretOf?.(first.orderId)).toEqual({
      kind: 'secret',
      clientSecret: first.clientSecret,
    });
    expect(await gatewayOf().openOrder({ receipt: 's-once', ...wanted, amount: 1 })).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('proves a payment by asking, and says why one failed in the bank’s word', async () => {
    const orderId = await opened('s-prove');
    expect(await prove(orderId)).toBe('payment_pending');
    expect(await confirmAtStripe(orderId, 'pm_card_visa_chargeDeclinedLostCard')).toBe(402);
    expect(await gatewayOf().outcomeOf(orderId)).toMatchObject({ kind: 'failed', code: 'lost_card' });
    expect(await prove(orderId)).toMatchObject({ kind: 'failed', code: 'lost_card' });
    await confirmAtStripe(orderId, 'pm_card_authenticationRequired');
    expect(await gatewayOf().outcomeOf(orderId)).toEqual({ kind: 'open' });
    expect(await prove(orderId)).toMatchObject({ kind: 'failed', code: 'authentication_required' });
    await fetch(`${sandbox.url}/stripe/hooks/redirect/${orderId}/passed`, { method: 'POST', redirect: 'manual' });
    expect(await prove(orderId)).toMatchObject({ kind: 'captured', amount: 20_000, currency: 'EUR' });
    expect(await prove('pi_nobody')).toBe('gateway_unavailable');
  });

  it('has money that is under way as pending, and as captured once it has come', async () => {
    const orderId = await opened('s-later');
    await confirmAtStripe(orderId, 'pm_sepaDebit');
    expect(await prove(orderId)).toBe('payment_pending');
    await post(`/control/payments/${orderId}/capture`);
    expect(await prove(orderId)).toMatchObject({ kind: 'captured' });
  });

  it('counts krónur and yen as they are', async () => {
    for (const [receipt, currency] of [
      ['s-isk', 'ISK'],
      ['s-jpy', 'JPY'],
    ] as const) {
      const orderId = await opened(receipt, { amount: 24_900, currency });
      await confirmAtStripe(orderId, 'pm_card_visa');
      const taken = await gatewayOf().outcomeOf(orderId);
      expect(taken).toMatchObject({ kind: 'captured', amount: 24_900, currency });
      if (taken.kind !== 'captured') throw new Error(taken.kind);
      const { gatewayPaymentId } = taken;
      await gatewayOf().refund({ hotelId: 1188, refundId: `refund-${receipt}`, gatewayPaymentId, amount: 4900 });
      expect(await gatewayOf().accountOf({ gatewayPaymentId, since: new Date() })).toMatchObject({
        captured: 24_900,
        givenBack: 4900,
      });
    }
  });

  it('pays a hotel’s own account, keeps the provider’s part, and takes both back with a refund', async () => {
    const shared = gatewayOf({ STRIPE_FEE_BASIS_POINTS: '250' });
    const notes = { hotel_id: '1188', vendor: 'acct_1Linde', super_vendor: 'acct_1Provider' };
    const orderId = await opened('s-shared', { notes, amount: 20_010 }, shared);
    await confirmAtStripe(orderId, 'pm_card_visa');
    const read = await fetch(`${sandbox.url}/stripe/v1/payment_intents/${orderId}`, {
      headers: { authorization: 'Bearer sk_test_sandboxLatchkey' },
    });
    expect(await read.json()).toMatchObject({
      application_fee_amount: 500,
      on_behalf_of: 'acct_1Linde',
      transfer_data: { destination: 'acct_1Linde' },
    });
    const taken = await shared.outcomeOf(orderId);
    if (taken.kind !== 'captured') throw new Error(taken.kind);
    const { gatewayPaymentId } = taken;
    const refund = { hotelId: 1188, refundId: 'refund-shared', gatewayPaymentId, amount: 10_000 };
    const made = await shared.refund(refund);
    expect(made).toMatchObject({ kind: 'processed' });
    expect(await shared.refund(refund)).toEqual(made);
    await post('/control/stripe/disconnect/acct_1Gone');
    expect(
      await shared.openOrder({ receipt: 's-gone', ...wanted, notes: { ...notes, vendor: 'acct_1Gone' } }),
    ).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('acct_1Gone') as unknown });
  });

  it('lists what was paid since a moment to its end', async () => {
    const found: string[] = [];
    for (let from: string | null = null, page = 0; page < 20; page += 1) {
      const answered = await gatewayOf().paymentsSince(new Date(0), from);
      if (answered.kind !== 'known') throw new Error(answered.kind);
      found.push(...answered.payments.map(({ orderId }) => orderId));
      from = answered.next;
      if (from === null) break;
    }
    expect(found).toContain(await opened('s-prove'));
  });

  it('without an account, with a wrong key or while it is down is unavailable', async () => {
    const without = createStripe({ stripe: null });
    expect(await without.openOrder({ receipt: 's-none', ...wanted })).toMatchObject({ kind: 'unavailable' });
    expect(without.webhook.isSigned({ body: Buffer.from('{}'), signature: 't=1,v1=', now: new Date(1000) })).toBe(
      false,
    );
    const keys = { STRIPE_SECRET_KEY: 'sk_test_wrong', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
    expect(await gatewayOf(keys).outcomeOf('pi_1')).toMatchObject({ kind: 'unavailable' });
    await sandbox.setScenario({ gateway: 'down' });
    expect(await gatewayOf().openOrder({ receipt: 's-down', ...wanted })).toMatchObject({ kind: 'unavailable' });
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
