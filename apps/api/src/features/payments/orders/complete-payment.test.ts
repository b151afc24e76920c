import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, guestCalls } from '../../../../test/guest-calls.ts';
import { book, closePayment, completeByRazorpay, openOrder } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { shareCalls } from '../../../../test/shares.ts';
import { signPayment } from '../../../../test/test-gateway.ts';
import { written } from '../../../../test/written.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';

const twin = { roomTypeId: 'garden-twin' };

describe('the word of a page that a stay is paid', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { post } = guestCalls(engine);
  const { divided, order } = shareCalls(engine, gateway);
  const { history } = written(engine);
  let [bookingId, orderId] = ['', ''];
  const told = async (id = bookingId, of = orderId, more: { paymentId?: string; key?: string } = {}) => {
    const [status, body] = answer(await completeByRazorpay(engine, id, of, more));
    return status === 200 ? 200 : [status, body];
  };
  beforeEach(async () => {
    ({ bookingId } = await book(engine, twin));
    orderId = await openOrder(engine, bookingId);
  });

  it('is believed once the gateway says so, once and again', async () => {
    expect([await told(), await told()]).toEqual([200, 200]);
    expect((await history(bookingId, 2)).map((one) => (one as [string])[0])).toEqual(['payment_captured', 'confirmed']);
  });

  it('stands for one request by its key', async () => {
    expect([
      await told(bookingId, orderId, { key: 'told-once' }),
      await told(bookingId, orderId, { key: 'told-once' }),
    ]).toEqual([200, 200]);
    expect(await told(bookingId, orderId, { key: 'told-once', paymentId: 'pay_2' })).toEqual([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });

  it('is nothing of an order that is not there, or is of another booking or of a share', async () => {
    expect(await told(bookingId, 'order_of_nobody')).toEqual([404, { code: 'not_found' }]);
    const other = await book(engine, twin);
    expect(await told(other.bookingId)).toEqual([404, { code: 'not_found' }]);
    const stay = await divided([6000, 4080]);
    const ofShare = (await order(stay.shares[0] ?? '', 6000)).json<{ order_id: string }>().order_id;
    expect(await told(stay.bookingId, ofShare)).toEqual([404, { code: 'not_found' }]);
  });

  it('of a payment that failed confirms nothing', async () => {
    engine.razorpay.outcomes.set('pay_1', { kind: 'failed', gatewayPaymentId: 'pay_1', code: 'no_funds' });
    expect(await told(bookingId, orderId, { paymentId: 'pay_1' })).toEqual([409, { code: 'payment_failed' }]);
    expect(await history(bookingId, 2)).toEqual([]);
  });

  it('of less than was asked for is that it failed', async () => {
    const money = { amount: 100, currency: 'INR' } as const;
    const part = { kind: 'captured', gatewayPaymentId: 'pay_1', gatewayTransactionId: null, ...money } as const;
    engine.razorpay.outcomes.set('pay_1', part);
    engine.razorpay.paymentsOf.set(orderId, [part]);
    expect(await told(bookingId, orderId, { paymentId: 'pay_1' })).toEqual([409, { code: 'payment_failed' }]);
  });

  it('that comes late takes the rooms where they are free, and says so where they are not', async () => {
    engine.pass(16 * 60_000);
    await expireBookings(engine.deps);
    expect([await told(), await told()]).toEqual([200, 200]);
    ({ bookingId } = await book(engine, twin));
    orderId = await openOrder(engine, bookingId);
    engine.pass(16 * 60_000);
    await expireBookings(engine.deps);
    await book(engine, { ...twin, mode: 'at-property' });
    const late = [409, { code: 'booking_expired' }];
    expect([await told(), await told()]).toEqual([late, late]);
  });

  it('of a change whose room is gone says that it is sold', async () => {
    await told();
    const king = { roomTypeId: 'garden-twin', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };
    const stay = await book(engine);
    await completeByRazorpay(engine, stay.bookingId, await openOrder(engine, stay.bookingId), { paymentId: 'pay_3' });
    const wanted = await post(
      `bookings/${stay.bookingId}/modification-quote`,
      {
        stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' },
        rooms: [{ ...king, roomTypeId: 'courtyard-king' }],
      },
      stay.cookie,
    );
    const { quoteToken, due, refund } = wanted.json<{ quoteToken: string; due: number; refund: number }>();
    await post(`bookings/${stay.bookingId}/modification`, { quoteToken, due, refund }, stay.cookie);
    const change = await openOrder(engine, stay.bookingId);
    await book(engine, { checkIn: '2026-12-04', checkOut: '2026-12-05', rooms: 3, mode: 'at-property' });
    expect(await told(stay.bookingId, change, { paymentId: 'pay_2' })).toEqual([409, { code: 'sold_out' }]);
    // Told again, the stay stands as before.
    expect(await told(stay.bookingId, change, { paymentId: 'pay_2' })).toBe(200);
  });

  it('is for the hotel of the booking alone', async () => {
    const reply = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payments`,
      headers: { 'idempotency-key': randomUUID() },
      payload: {
        gateway: 'razorpay',
        paymentId: 'pay_1',
        orderId,
        signature: signPayment(orderId, 'pay_1', engine.deps.settings.RAZORPAY_KEY_SECRET),
        hotelId: 2116,
      },
    });
    expect(reply.statusCode).toBe(404);
    expect(await history(bookingId, 2)).toEqual([]);
  });
});

describe('the window of a payment that was closed', () => {
  const engine = openEngine();
  const { history } = written(engine);
  const reminder = async (bookingId: string) =>
    engine.deps.db
      .selectFrom('outbox')
      .select(['kind', 'available_at'])
      .where('dedupe_key', '=', `notice-mail:payment-waits:${bookingKey(1760, bookingId).booking_id}`)
      .executeTakeFirstOrThrow();

  it('is kept once for an order of the booking, and the way back is sent at once', async () => {
    const [{ bookingId }, other] = [await book(engine), await book(engine)];
    const orderId = await openOrder(engine, bookingId);
    engine.pass(1000);
    await closePayment(engine, other.bookingId, orderId);
    expect(await history(other.bookingId, 1)).toEqual([]);
    await closePayment(engine, bookingId, orderId);
    const event = ['payment_closed', 'guest', { reason: 'modal closed for the India gateway', orderId }];
    expect(await history(bookingId, 2)).toEqual([event]);
    expect(await reminder(bookingId)).toEqual({ kind: 'notice-mail', available_at: engine.deps.clock() });
    await closePayment(engine, bookingId, orderId);
    expect(await history(bookingId, 2)).toEqual([event]);
  });
});
