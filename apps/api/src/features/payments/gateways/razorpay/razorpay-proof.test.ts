import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { readSettings } from '../../../../settings.ts';
import { createRazorpay } from './razorpay.ts';
import { razorpayDoor } from './razorpay-door.ts';

const gateway = answeringGateway();
const money = { amount: 500, currency: 'INR' } as const;
const payment = { id: 'pay_1', order_id: 'order_1', ...money, status: 'captured', captured: true };

describe('a payment that the page tells of', () => {
  const signature = createHmac('sha256', 'secret').update('order_1|pay_1').digest('hex');
  const proof = (more: object = {}) => {
    const read = readSettings({ RAZORPAY_KEY_SECRET: 'secret' });
    if ('faults' in read) throw new Error(read.faults.join());
    const told = { gateway: 'razorpay', orderId: 'order_1', paymentId: 'pay_1', signature, ...more } as never;
    return createRazorpay({ ...read.settings, RAZORPAY_URL: gateway.url }).proofOf(told, money);
  };
  it('is believed by its signature alone, and then asked for', async () => {
    for (const wrong of [
      { signature: 'f'.repeat(64) },
      { signature: '' },
      { orderId: 'order_2' },
      { paymentId: 'pay_2' },
    ])
      expect(await proof(wrong)).toBe('invalid_signature');
    expect(gateway.asked).toEqual([]);
    gateway.answer(200, payment);
    expect(await proof()).toMatchObject({ kind: 'captured', gatewayPaymentId: 'pay_1', amount: 500 });
  });
  it.each([
    ['under way', 200, { ...payment, status: 'created', captured: false }, 'payment_pending'],
    ['one that failed', 200, { ...payment, status: 'failed', captured: false }, 'payment_failed'],
    ['one that nobody knows', 404, {}, 'gateway_unavailable'],
  ])('is told as %s', async (_, status, body, code) => {
    gateway.answer(status, body);
    expect(await proof()).toBe(code);
  });
});

describe('the door of the India gateway', () => {
  const door = () => razorpayDoor({ RAZORPAY_URL: gateway.url });
  const keys = { keyId: 'rzp_test_1', secretKey: 'secret' };
  it.each([
    ['rzp_test_1', 'secret', 'test'],
    ['rzp_live_1', 'secret', 'live'],
    ['rzp_test_', 'secret', null],
    ['rzp_beta_1', 'secret', null],
    ['xrzp_test_1', 'secret', null],
    ['rzp_test_1', 'rzp_test_1', null],
  ])('takes %s with %s for keys of kind %s', (keyId, secretKey, kind) =>
    expect(door().kindOf({ keyId, secretKey })).toBe(kind),
  );
  it('knows whose keys they are by asking with them', async () => {
    gateway.answer(200, { items: [] });
    expect(await door().whose(keys)).toEqual({ kind: 'known', accountId: null });
    expect(gateway.asked[0]).toMatchObject({
      method: 'GET',
      path: '/v1/payments?count=1',
      headers: { authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}` },
    });
    for (const status of [401, 403]) {
      gateway.answer(status, {});
      expect(await door().whose(keys)).toEqual({ kind: 'refused' });
    }
    gateway.answer(500, 'down');
    expect(await door().whose(keys)).toEqual({ kind: 'unavailable', reason: 'status 0' });
    gateway.answer(200, {});
    expect(await door().whose(keys)).toEqual({ kind: 'unavailable', reason: 'status 200' });
  });
  it('knows whether an order is there', async () => {
    const knows = (status: number) => {
      gateway.answer(status, {});
      return door().knowsOrder(keys, 'order/1');
    };
    expect([await knows(200), await knows(400), await knows(404), await knows(500)]).toEqual([
      true,
      false,
      false,
      null,
    ]);
    expect(gateway.asked[0]?.path).toBe('/v1/orders/order%2F1');
  });
  it('opens no webhook: a person does that at its dashboard', async () => {
    expect(await door().openWebhook(keys, 'https://x.example')).toBeNull();
    expect(await door().isWebhookOpen(keys, 'we_1', 'https://x.example')).toBe(false);
    expect(await door().closeWebhook(keys, 'we_1')).toBe(true);
  });
});
