import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../test/answering-gateway.ts';
import { stripeRequests } from '../../../../test/stripe-requests.ts';
import { readSettings, type Settings } from '../../../settings.ts';
import { ownGateways, type OwnApis, type OwnKeys } from './own-gateways.ts';
import type { Gateways } from './payment-gateway.ts';
import { razorpayApi } from './razorpay/razorpay-api.ts';

const gateway = answeringGateway();
const settingsHere = (): Settings => {
  const read = readSettings({
    RAZORPAY_URL: gateway.url,
    STRIPE_URL: gateway.url,
    CARD_VAULT_URL: gateway.url,
    STRIPE_FEE_BASIS_POINTS: '250',
  });
  if ('faults' in read) throw new Error(read.faults.join());
  return read.settings;
};
const keys = { keyId: 'key_own', secretKey: 'secret_own', webhookSecret: 'whsec_own' };
const own = (of: OwnKeys | null = keys, apis?: OwnApis): Gateways => ownGateways(settingsHere(), of, apis);
const rupees = { amount: 100, currency: 'INR' } as const;
const none = { kind: 'unavailable', reason: 'there is no account' };

describe('the adapters by the keys of a hotel’s own account', () => {
  it('show its key, and verify by its secret', () => {
    const { razorpay, stripe } = own();
    for (const adapter of [razorpay, stripe]) {
      expect(adapter.publicSettings().keyId).toBe('key_own');
      expect(adapter.webhook.secret).toBe('whsec_own');
    }
    const addresses = settingsHere();
    expect(razorpay.publicSettings().scriptUrl).toBe(addresses.RAZORPAY_SCRIPT_URL);
    expect(stripe.publicSettings().scriptUrl).toBe(addresses.stripeAddresses.scriptUrl);
  });

  it('verify nothing where its messages cannot be', () => {
    const { razorpay, stripe } = own({ ...keys, webhookSecret: null });
    expect([razorpay.webhook.secret, stripe.webhook.secret]).toEqual(['', '']);
  });

  it('ask Razorpay by its keys, and believe what they sign', async () => {
    gateway.answer(200, { items: [] });
    expect(await own().razorpay.outcomeOf('order_1')).toEqual({ kind: 'open' });
    const authorization = `Basic ${Buffer.from('key_own:secret_own').toString('base64')}`;
    expect(gateway.asked).toMatchObject([{ headers: { authorization } }]);
    const signature = createHmac('sha256', 'secret_own').update('order_1|pay_1').digest('hex');
    const proof = { orderId: 'order_1', paymentId: 'pay_1', signature };
    expect(await own().razorpay.proofOf(proof, rupees)).toBe('gateway_unavailable');
    expect(await own({ ...keys, secretKey: 'other' }).razorpay.proofOf(proof, rupees)).toBe('invalid_signature');
  });

  it('ask Stripe by its key, and keep no part for the provider', async () => {
    const asked = { amount: 53_600, currency: 'EUR' } as const;
    gateway.answer(200, { id: 'pi_1', amount: 53_600, currency: 'eur', status: 'requires_payment_method' });
    const notes = { vendor: 'acct_1', super_vendor: 'acct_0' };
    expect(await own().stripe.openOrder({ receipt: 'r', notes, ...asked })).toEqual({
      kind: 'opened',
      orderId: 'pi_1',
    });
    expect(gateway.asked).toMatchObject([{ headers: { authorization: 'Bearer secret_own' } }]);
    expect(stripeRequests(gateway.asked)).not.toMatchObject([
      { fields: { application_fee_amount: expect.anything() } },
    ]);
  });

  it('can have other calls in their place, and those only with keys', async () => {
    const razorpay = { ...razorpayApi(settingsHere()), outcomeOf: async () => ({ kind: 'open' }) as const };
    expect(await own(keys, { razorpay }).razorpay.outcomeOf('order_1')).toEqual({ kind: 'open' });
    expect(await own(null, { razorpay }).razorpay.outcomeOf('order_1')).toEqual(none);
    expect(gateway.asked).toEqual([]);
  });
});

describe('the adapters without keys', () => {
  it('ask nothing, and say that there is no account', async () => {
    const { razorpay, stripe } = own(null);
    for (const adapter of [razorpay, stripe]) {
      expect(await adapter.outcomeOf('order_1')).toEqual(none);
      expect(adapter.publicSettings().keyId).toBe('');
      expect(adapter.webhook.secret).toBe('');
    }
    const signature = createHmac('sha256', '').update('order_1|pay_1').digest('hex');
    expect(await razorpay.proofOf({ orderId: 'order_1', paymentId: 'pay_1', signature }, rupees)).toBe(
      'invalid_signature',
    );
    expect(gateway.asked).toEqual([]);
  });

  it('and the card vault, also with them, has none', async () => {
    for (const vault of [own(null)['card-vault'], own()['card-vault']])
      expect(await vault.outcomeOf('order_1')).toEqual(none);
    expect(gateway.asked).toEqual([]);
  });
});
