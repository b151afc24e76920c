import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answer } from './guest-calls.ts';
import { openOrder } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';
import { signPayment } from './test-gateway.ts';

// Shows docs/rules.md: Several payers (Never more than is due, Late money).
describe('what the page of a share tells of its payment', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { divided, order, share } = shareCalls(engine, gateway);

  /** A stay of two shares, and the order of the first one. */
  const opened = async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    const orderId = (await order(first, 6000)).json<{ order_id: string }>().order_id;
    return { ...stay, first, second, orderId };
  };
  const complete = async (
    shareId: string,
    orderId: string,
    more: { readonly paymentId?: string; readonly signature?: string; readonly hotelId?: number } = {},
    key: string = randomUUID(),
  ) => {
    const { paymentId = 'pay_1' } = more;
    const signature = signPayment(orderId, paymentId, engine.deps.settings.RAZORPAY_KEY_SECRET);
    const reply = await engine.app.inject({
      method: 'POST',
      url: `/api/shares/${shareId}/payments`,
      headers: { 'idempotency-key': key },
      payload: { gateway: 'razorpay', paymentId, orderId, signature, hotelId: 1760, ...more },
    });
    return answer(reply);
  };

  it('pays it once its gateway says so, however often it is told', async () => {
    const { first, orderId } = await opened();
    const paid = expect.objectContaining({ state: 'paid', payable: 0 });
    expect(await complete(first, orderId, {}, 'told-once')).toEqual([200, paid]);
    expect(await complete(first, orderId, {}, 'told-once')).toEqual([200, paid]);
    expect(await complete(first, orderId)).toEqual([200, paid]);
    expect(await complete(first, orderId, { paymentId: 'pay_2' }, 'told-once')).toEqual([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });

  it('is believed of its own order alone, by its signature', async () => {
    const { first, second, orderId } = await opened();
    expect(await complete(first, orderId, { signature: 'f'.repeat(64) })).toEqual([422, { code: 'invalid_signature' }]);
    expect(await complete(second, orderId)).toEqual([404, { code: 'not_found' }]);
    expect(await complete(first, 'order_of_nobody')).toEqual([404, { code: 'not_found' }]);
    expect(await complete(first, orderId, { hotelId: 2116 })).toEqual([404, { code: 'not_found' }]);
    expect(await share(first)).toMatchObject({ payable: 6000 });
  });

  it.each([
    ['open', { kind: 'open' }, 409, 'payment_pending'],
    ['failed', { kind: 'failed', gatewayPaymentId: 'pay_1', code: 'declined' }, 409, 'payment_failed'],
  ] as const)('is told back where the payment is %s', async (_, outcome, status, code) => {
    const { first, orderId } = await opened();
    gateway.memory.outcomes.set('pay_1', outcome);
    expect(await complete(first, orderId)).toEqual([status, { code }]);
    expect(await share(first)).toMatchObject({ payable: 6000 });
  });

  it('waits while the gateway is down', async () => {
    const { first, orderId } = await opened();
    gateway.memory.isDown = true;
    expect(await complete(first, orderId)).toEqual([502, { code: 'gateway_unavailable' }]);
    gateway.memory.isDown = false;
    expect((await complete(first, orderId))[0]).toBe(200);
  });

  it('of what who booked has paid meanwhile is that it goes back', async () => {
    const stay = await opened();
    await gateway.tell({ orderId: await openOrder(engine, stay.bookingId), paymentId: 'pay_booker' });
    expect(await complete(stay.first, stay.orderId)).toEqual([409, { code: 'returned' }]);
    expect(await complete(stay.first, stay.orderId)).toEqual([409, { code: 'returned' }]);
  });
});
