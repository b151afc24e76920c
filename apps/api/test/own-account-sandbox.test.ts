import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAccount } from '../src/features/payments/accounts/keep-account.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

const keys = {
  stripe: { keyId: 'pk_test_sandboxOwnHouse', secretKey: 'sk_test_sandboxOwnHouse' },
  razorpay: { keyId: 'rzp_test_sandboxOwnHouse', secretKey: 'sandbox-own-house-razorpay-secret' },
} as const;

let sandbox: SandboxProcess;
let engine: TestEngine;
beforeAll(async () => {
  sandbox = await startSandbox();
  engine = await startTestEngine('postgresql', {
    RAZORPAY_URL: `${sandbox.url}/razorpay`,
    STRIPE_URL: `${sandbox.url}/stripe`,
  });
}, 120_000);
afterAll(async () => {
  await engine.close();
  await sandbox.stop();
});

/** Pays an order as its page does; the payment's id at the gateway. */
async function pay(gateway: keyof typeof keys, orderId: string): Promise<string> {
  if (gateway === 'stripe') {
    const reply = await fetch(`${sandbox.url}/stripe/v1/payment_intents/${orderId}/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys.stripe.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: 'https://hotel.example/' }),
    });
    return ((await reply.json()) as { readonly latest_charge: string }).latest_charge;
  }
  const reply = await fetch(`${sandbox.url}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, succeeds: true }),
  });
  return ((await reply.json()) as { readonly response: { readonly razorpay_payment_id: string } }).response
    .razorpay_payment_id;
}

describe.each(['stripe', 'razorpay'] as const)('keys of an own account at %s, over the wire', (gateway) => {
  const key = { hotelId: 1760, gateway };
  const own = { hotel_id: 1760, gateway, vendor: 'own' } as const;

  it('are kept where the gateway takes them, and refused where it does not', async () => {
    const wrong = { ...keys[gateway], secretKey: gateway === 'stripe' ? 'sk_test_nobody' : 'of-nobody' };
    expect(await keepAccount(engine.deps, key, wrong, null)).toBe('key_refused');
    expect(await keepAccount(engine.deps, key, keys[gateway], 'Owner')).toMatchObject({
      key_id: keys[gateway].keyId,
      remote_id: gateway === 'stripe' ? 'acct_sandboxOwnHouse' : null,
      has_webhook: gateway === 'stripe',
    });
    // The same once more: the address that is sent to stays.
    const before = await engine.deps.db.selectFrom('gateway_account').select('webhook_id').execute();
    await keepAccount(engine.deps, key, keys[gateway], 'Owner');
    expect(await engine.deps.db.selectFrom('gateway_account').select('webhook_id').execute()).toEqual(before);
  });

  it('open an order that is paid, asked for and given back there, of which the provider’s knows nothing', async () => {
    const at = await engine.deps.gatewayAt(own);
    const receipt = `r-own-${gateway}`;
    const order = await at.openOrder({ receipt, amount: 1_000_000, currency: 'INR', notes: { hotel_id: '1760' } });
    if (order.kind !== 'opened') throw new Error(order.reason);
    const gatewayPaymentId = await pay(gateway, order.orderId);
    expect(await at.endedOf(order.orderId)).toMatchObject({ ended: [{ kind: 'captured', gatewayPaymentId }] });
    const refund = { hotelId: 1760, refundId: `a-refund-at-${gateway}`, gatewayPaymentId, amount: 300_000 };
    expect((await at.refund(refund)).kind).toBe('processed');
    const since = new Date(Date.now() - 60_000);
    expect(await at.accountOf({ gatewayPaymentId, since })).toMatchObject({ kind: 'known', givenBack: 300_000 });
    const provider = engine.deps.gateways[gateway];
    expect((await provider.endedOf(order.orderId)).kind).toBe('unavailable');
    expect((await provider.refund({ ...refund, refundId: 'another-refund' })).kind).not.toBe('processed');
  });
});
