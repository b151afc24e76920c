import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { openOrder, type Booked } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';
import { shareCalls } from './shares.ts';
import { signPayment } from './test-gateway.ts';

// Shows docs/rules.md: Several payers (Shares, Never more than is due, Late money, What a link shows).

const refusals = [
  [404, { code: 'not_found' }],
  [422, { code: 'invalid_signature' }],
];

describe.each(playedGateways)('shares whose messages and links are used again, at %s', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const { post, relay, view } = guestCalls(engine);
  const { divide, divided, listed, order, send, share } = shareCalls(engine, gateway);
  const orderOf = async (shareId: string, amount: number): Promise<string> =>
    (await order(shareId, amount)).json<{ order_id: string }>().order_id;
  /** What a payer's page tells of a payment; of Razorpay with a signature of its own order. */
  const tellPage = (path: string, orderId: string, paymentId: string, cookie = '') =>
    engine.app.inject({
      method: 'POST',
      url: `/api/${path}/payments`,
      headers: { cookie, 'idempotency-key': randomUUID() },
      payload: {
        gateway: name,
        paymentId,
        orderId,
        hotelId: 1760,
        ...(name === 'razorpay'
          ? { signature: signPayment(orderId, paymentId, engine.deps.settings.RAZORPAY_KEY_SECRET) }
          : {}),
        ...(name === 'card-vault' ? { transactionId: `txn_${paymentId}` } : {}),
      },
    });
  /** What was captured and given back in all, in rupees, after everything that waits was done. */
  const books = async () => {
    await relay();
    const { db } = engine.deps;
    const captured = await db.selectFrom('payment').select('amount').where('status', '=', 'captured').execute();
    return {
      captured: captured.map(({ amount }) => amount).toSorted((one, other) => one - other),
      back: [...gateway.memory.refunds.values()].map(({ amount }) => amount / 100),
    };
  };
  const cancel = async ({ bookingId, cookie }: Booked): Promise<void> => {
    const [, { refund }] = answer(await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie));
    expect((await post(`bookings/${bookingId}/cancellation`, { refund }, cookie)).statusCode).toBe(200);
    await relay();
  };

  it('one message, told on and on and at once with the page’s own word, is one payment', async () => {
    const { shares } = await divided([6000, 4080]);
    const [first = ''] = shares;
    const orderId = await orderOf(first, 6000);
    const again = { orderId, paymentId: 'pay_1', eventId: 'one-event' };
    await Promise.all([
      ...Array.from({ length: 4 }, () => gateway.tell(again)),
      ...Array.from({ length: 4 }, (_, at) => gateway.tell({ ...again, eventId: `event-${at}` })),
      ...Array.from({ length: 4 }, () => tellPage(`shares/${first}`, orderId, 'pay_1')),
    ]);
    engine.pass(24 * 3_600_000);
    await gateway.tell(again);
    await reconcilePayments(engine.deps);
    expect(await books()).toEqual({ captured: [6000], back: [] });
    expect(await share(first)).toMatchObject({ state: 'paid', paid: 6000 });
  });

  it('a message told again after the stay was cancelled, and all went back, moves nothing', async () => {
    const stay = await divided([6000, 4080]);
    const [first = ''] = stay.shares;
    const orderId = await orderOf(first, 6000);
    await gateway.tell({ orderId, paymentId: 'pay_1' });
    await cancel(stay);
    const before = await books();
    expect(before).toEqual({ captured: [6000], back: [5850] });
    for (const paymentId of ['pay_1', 'pay_1']) await gateway.tell({ orderId, paymentId });
    await tellPage(`shares/${first}`, orderId, 'pay_1');
    await gateway.tell({ event: 'payment.failed', orderId, paymentId: 'pay_1' });
    expect(await books()).toEqual(before);
  });

  it('money for a share that was declined, divided anew and paid whole goes back once, however often it is told of', async () => {
    const stay = await divided([6000, 4080]);
    const [first = '', second = ''] = stay.shares;
    const declined = await orderOf(first, 6000);
    expect(answer(await send('POST', `shares/${first}/decline`))[0]).toBe(200);
    expect((await divide(stay, [{ shareId: second, label: 'Kim', amount: 10_080 }])).statusCode).toBe(200);
    await gateway.tell({ orderId: await orderOf(second, 10_080), paymentId: 'pay_whole' });
    expect(await view(stay)).toMatchObject({ amountPayable: 0 });
    for (let time = 0; time < 3; time += 1) {
      await gateway.tell({ orderId: declined, paymentId: 'pay_late' });
      await tellPage(`shares/${first}`, declined, 'pay_late');
      await relay();
    }
    const { back } = await books();
    expect(back).toEqual([6000]);
    expect(await listed(stay)).toMatchObject({ left: 0 });
    expect(answer(await order(first, 6000))[0]).toBe(409);
    expect(answer(await order(second, 10_080))[0]).toBe(409);
  });

  it('a share’s link pays its own order alone, and nobody’s page tells of another’s', async () => {
    const [one, other] = [await divided([6000, 4080]), await divided([5000], { roomTypeId: 'garden-twin' })];
    const [first = '', second = ''] = one.shares;
    const [foreign = ''] = other.shares;
    const orderId = await orderOf(first, 6000);
    const own = await openOrder(engine, one.bookingId);
    const crossed = [
      await tellPage(`shares/${second}`, orderId, 'pay_1'),
      await tellPage(`shares/${foreign}`, orderId, 'pay_1'),
      await tellPage(`shares/${foreign}`, own, 'pay_1'),
      await tellPage(`shares/${first}`, own, 'pay_1'),
      await tellPage(`bookings/${other.bookingId}`, orderId, 'pay_1', other.cookie),
      await tellPage(`bookings/${other.bookingId}`, own, 'pay_1', other.cookie),
    ];
    for (const reply of crossed) expect(refusals).toContainEqual(answer(reply));
    expect(await books()).toEqual({ captured: [], back: [] });
    expect([await listed(one), await listed(other)]).toMatchObject([{ left: 10_080 }, { shares: [{ paid: 0 }] }]);
  });
});
