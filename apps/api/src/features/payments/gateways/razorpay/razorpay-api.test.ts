import { describe, expect, it } from 'vitest';
import { answeringGateway } from '../../../../../test/answering-gateway.ts';
import { razorpayApi } from './razorpay-api.ts';

const gateway = answeringGateway();
const api = () =>
  razorpayApi({ RAZORPAY_URL: gateway.url, RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' });
const heard = () =>
  gateway.asked.map(({ method, path, body }) => [method, path, ...(body === '' ? [] : [JSON.parse(body)])]);
const down = (reason: string) => ({ kind: 'unavailable', reason });
const money = { amount: 500, currency: 'INR' } as const;

const payment = { id: 'pay_1', order_id: 'order_1', amount: 500, currency: 'INR', status: 'captured', captured: true };
const captured = (more: object = {}) => ({
  kind: 'captured',
  gatewayPaymentId: 'pay_1',
  gatewayTransactionId: null,
  amount: 500,
  currency: 'INR',
  ...more,
});

describe('an order', () => {
  const open = () => api().openOrder({ receipt: 'receipt 1', notes: { hotel_id: '1760' }, ...money });
  const order = { id: 'order_1', ...money };
  it('is opened under its receipt and captures by itself, in the name of the account', async () => {
    gateway.answer(200, order);
    expect(await open()).toEqual({ kind: 'opened', orderId: 'order_1' });
    expect(heard()).toEqual([
      [
        'POST',
        '/v1/orders',
        {
          receipt: 'receipt 1',
          ...money,
          notes: { hotel_id: '1760' },
          payment: {
            capture: 'automatic',
            capture_options: { automatic_expiry_period: 4320, manual_expiry_period: 7200, refund_speed: 'normal' },
          },
        },
      ],
    ]);
    expect(gateway.asked[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('rzp_test_1:secret').toString('base64')}`,
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });
  it('that was not asked for is none', async () => {
    gateway.answer(200, { ...order, amount: 1 });
    expect(await open()).toEqual(down('order order_1 is for INR 1, which was not asked'));
    gateway.answer(200, { ...order, currency: 'EUR' });
    expect(await open()).toEqual(down('order order_1 is for EUR 500, which was not asked'));
  });
  it('that is refused may have been opened before', async () => {
    gateway.answer(400, 'taken');
    gateway.answer(200, { items: [order, { ...order, id: 'order_2' }] });
    expect(await open()).toEqual({ kind: 'opened', orderId: 'order_1' });
    expect(heard()[1]).toEqual(['GET', '/v1/orders?receipt=receipt%201']);
  });
  it('that is refused and was not opened is told with the reason', async () => {
    gateway.answer(400, 'no such vendor');
    gateway.answer(200, { items: [] });
    expect(await open()).toEqual(down('order refused: no such vendor'));
    gateway.answer(400, 'no such vendor');
    gateway.answer(404, '');
    expect(await open()).toEqual(down('order refused: no such vendor'));
  });
  it('is not asked for twice while the gateway is down', async () => {
    gateway.answer(500, '');
    expect(await open()).toEqual(down('status 500'));
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('what became of an order', () => {
  const outcome = async (...items: readonly object[]) => {
    gateway.answer(200, { items });
    return api().outcomeOf('order/1');
  };
  it('is asked of its payments', async () => {
    expect(await outcome(payment)).toEqual(captured());
    expect(heard()).toEqual([['GET', '/v1/orders/order%2F1/payments']]);
  });
  it.each([
    ['nothing yet', [], { kind: 'open' }],
    ['one that is under way', [{ ...payment, status: 'authorized', captured: false }], { kind: 'open' }],
    ['one that is captured in one field alone', [{ ...payment, captured: false }], { kind: 'open' }],
    ['a part that went back', [{ ...payment, amount_refunded: 200 }], captured({ amount: 300 })],
    ['all of it that went back', [{ ...payment, amount_refunded: 500 }], failed('refunded')],
    ['a refund', [{ ...payment, status: 'refunded' }], failed('refunded')],
    ['a refund of a part', [{ ...payment, status: 'refunded', amount_refunded: 200 }], captured({ amount: 300 })],
    ['money that nobody captured', [{ ...payment, status: 'refunded', captured: false }], failed('refunded')],
    [
      'a failure',
      [{ ...payment, status: 'failed', captured: false, error_reason: 'declined', error_code: 'B' }],
      failed('declined'),
    ],
    ['a failure by its code', [{ ...payment, status: 'failed', captured: false, error_code: 'B' }], failed('B')],
    ['a failure without a word', [{ ...payment, status: 'failed', captured: null }], failed('FAILED')],
    [
      'a failure beside one that is under way',
      [
        { ...payment, status: 'failed', captured: false },
        { ...payment, id: 'pay_2', status: 'created', captured: false },
      ],
      { kind: 'open' },
    ],
    ['a failure beside money', [{ ...payment, id: 'pay_0', status: 'failed', captured: false }, payment], captured()],
  ])('is %s', async (_, items, expected) => expect(await outcome(...items)).toEqual(expected));
  it('is not known where the gateway refuses or is down', async () => {
    gateway.answer(400, 'no');
    expect(await api().outcomeOf('order_1')).toEqual(down('no'));
    gateway.answer(503, '');
    expect(await api().outcomeOf('order_1')).toEqual(down('status 503'));
    gateway.answer(200, {});
    expect(await api().outcomeOf('order_1')).toEqual(down('an answer that cannot be read'));
  });
  it('lists all that has ended, what failed first', async () => {
    const items = [
      payment,
      { ...payment, id: 'pay_2', status: 'failed' },
      { ...payment, id: 'pay_3', status: 'created', captured: false },
    ];
    gateway.answer(200, { items });
    expect(await api().endedOf('order_1')).toEqual({
      kind: 'known',
      ended: [{ ...failed('FAILED'), gatewayPaymentId: 'pay_2' }, captured()],
    });
    expect(heard()).toEqual([['GET', '/v1/orders/order_1/payments?count=100']]);
    gateway.answer(404, 'gone');
    expect(await api().endedOf('order_1')).toEqual(down('gone'));
  });
});

function failed(code: string): object {
  return { kind: 'failed', gatewayPaymentId: 'pay_1', code };
}

describe('the payments of an account since a moment', () => {
  const since = new Date('2027-01-10T10:00:00.900Z');
  it('are those of orders that have money, with the hotel of their note', async () => {
    const items = [
      { ...payment, notes: { hotel_id: '1760' } },
      { ...payment, id: 'pay_2', notes: [] },
      { ...payment, id: 'pay_3', notes: { hotel_id: '17a' } },
      { ...payment, id: 'pay_4', order_id: null },
      { ...payment, id: 'pay_5', status: 'failed', captured: false },
    ];
    gateway.answer(200, { items });
    expect(await api().paymentsSince(since, null)).toEqual({
      kind: 'known',
      payments: [
        { captured: captured(), orderId: 'order_1', hotelId: 1760 },
        { captured: captured({ gatewayPaymentId: 'pay_2' }), orderId: 'order_1', hotelId: null },
        { captured: captured({ gatewayPaymentId: 'pay_3' }), orderId: 'order_1', hotelId: null },
      ],
      next: null,
    });
    expect(heard()).toEqual([['GET', '/v1/payments?from=1799575200&count=100&skip=0']]);
  });
  it('go on where a page is full', async () => {
    gateway.answer(200, { items: Array.from({ length: 100 }, () => ({ ...payment, order_id: null })) });
    expect(await api().paymentsSince(since, '100')).toEqual({ kind: 'known', payments: [], next: '200' });
    expect(heard()[0]?.[1]).toContain('skip=100');
    gateway.answer(500, '');
    expect(await api().paymentsSince(since, null)).toEqual(down('status 500'));
  });
});

describe('a payment that is told of', () => {
  const capture = () => api().capturePayment({ orderId: 'order_1', paymentId: 'pay/1' }, money);
  const authorized = { ...payment, status: 'authorized', captured: false };
  it('is captured where it is authorised', async () => {
    gateway.answer(200, authorized);
    gateway.answer(200, payment);
    expect(await capture()).toEqual(captured());
    expect(heard()).toEqual([
      ['GET', '/v1/payments/pay%2F1'],
      ['POST', '/v1/payments/pay%2F1/capture', money],
    ]);
  });
  it('is as it stands where it is captured already', async () => {
    gateway.answer(200, payment);
    expect(await capture()).toEqual(captured());
    expect(gateway.asked).toHaveLength(1);
  });
  it('of another amount or currency is not captured', async () => {
    for (const other of [{ amount: 499 }, { currency: 'EUR' }]) {
      gateway.answer(200, { ...authorized, ...other });
      expect(await capture()).toEqual(failed('other_amount'));
    }
    expect(gateway.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
  it('of another order is none', async () => {
    gateway.answer(200, { ...payment, order_id: 'order_2' });
    expect(await capture()).toEqual(down('a payment of another order'));
  });
  it('is asked for again where the gateway does not answer or refuses', async () => {
    gateway.answer(404, 'unknown');
    expect(await capture()).toEqual(down('unknown'));
    gateway.answer(200, authorized);
    gateway.answer(400, 'captured already');
    expect(await capture()).toEqual(down('captured already'));
  });
});

describe('a refund', () => {
  const asked = { hotelId: 1760, refundId: 'r1', gatewayPaymentId: 'pay_1', amount: 200 };
  it('is asked for with our key, and named as ours', async () => {
    gateway.answer(200, { id: 'rfnd_1', status: 'pending' });
    expect(await api().refund(asked)).toEqual({ kind: 'pending', gatewayRefundId: 'rfnd_1' });
    expect(heard()).toEqual([
      [
        'POST',
        '/v1/payments/pay_1/refund',
        { amount: 200, receipt: 'r1', notes: { hotel_id: '1760', refund_id: 'r1' } },
      ],
    ]);
    expect(gateway.asked[0]?.headers['x-refund-idempotency']).toBe('r1');
  });
  it('is read by its name', async () => {
    gateway.answer(200, { id: 'rfnd_1', status: 'processed' });
    const state = await api().refundState({ gatewayPaymentId: 'pay_1', gatewayRefundId: 'rfnd_1' });
    expect(state).toEqual({ kind: 'processed', gatewayRefundId: 'rfnd_1' });
    expect(heard()).toEqual([['GET', '/v1/payments/pay_1/refunds/rfnd_1']]);
  });
});
