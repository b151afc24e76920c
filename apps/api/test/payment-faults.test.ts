import { bookingKey } from '../src/database/booking-key.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reconcilePayments } from '../src/features/payments/orders/reconcile-payments.ts';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { book, openOrder, postBooking, quoteFor, statusOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';

describe.each(playedGateways)('a payment at %s that goes wrong charges nobody twice and loses no money', (name) => {
  const engine = openEngine();
  const gateway = playGateway(engine, name);
  const held = async () => {
    const booking = await book(engine);
    return { ...booking, orderId: await openOrder(engine, booking.bookingId) };
  };
  const captures = async (bookingId: string): Promise<number> =>
    (
      await engine.deps.db
        .selectFrom('payment')
        .select('payment_id')
        .where('hotel_id', '=', 1760)
        .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
        .where('status', '=', 'captured')
        .execute()
    ).length;
  const refunds = async (): Promise<number> => {
    await relayOutbox(engine.deps);
    return gateway.memory.refunds.size;
  };

  it('webhook before callback: the guest’s page is told that it is done', async () => {
    const { bookingId, orderId } = await held();
    await gateway.tell({ orderId });
    const told = await gateway.complete(bookingId, orderId);
    expect([told.statusCode, await statusOf(engine, bookingId), await captures(bookingId)]).toEqual([
      200,
      'confirmed',
      1,
    ]);
    expect(await refunds()).toBe(0);
  });

  it('callback never: the webhook alone confirms', async () => {
    const { bookingId, orderId } = await held();
    await gateway.tell({ orderId });
    expect([await statusOf(engine, bookingId), await captures(bookingId)]).toEqual(['confirmed', 1]);
  });

  it('callback and webhook never: asking the gateway confirms', async () => {
    const { bookingId, orderId } = await held();
    gateway.memory.outcomes.set(orderId, {
      kind: 'captured',
      gatewayPaymentId: 'pay_unreported',
      gatewayTransactionId: null,
    });
    engine.pass(60_000);
    await reconcilePayments(engine.deps);
    expect([await statusOf(engine, bookingId), await captures(bookingId)]).toEqual(['confirmed', 1]);
  });

  it('callback and webhook twice each: one payment is kept, and nothing goes back', async () => {
    const { bookingId, orderId } = await held();
    const [key, eventId] = [randomUUID(), randomUUID()];
    const answers = [
      await gateway.complete(bookingId, orderId, { key }),
      await gateway.tell({ orderId, eventId }),
      await gateway.complete(bookingId, orderId, { key }),
      await gateway.tell({ orderId, eventId }),
    ].map(({ statusCode }) => statusCode);
    expect(answers.filter((status) => status >= 400)).toEqual([]);
    expect([await captures(bookingId), await refunds()]).toEqual([1, 0]);
  });

  it('two tabs paying: both have one order, and the second is told that nothing is due', async () => {
    const { bookingId, orderId } = await held();
    expect(await openOrder(engine, bookingId)).toBe(orderId);
    await gateway.complete(bookingId, orderId);
    const second = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payment-orders`,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([second.statusCode, second.json()]).toEqual([409, { code: 'nothing_due' }]);
  });

  it('amount tampered: another amount than is due opens no order', async () => {
    const { bookingId } = await book(engine);
    const asked = await engine.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/payment-orders?amount=1`,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([asked.statusCode, asked.json()]).toEqual([409, { code: 'amount_changed' }]);
  });

  it('one key per completion: kept over retries it is one payment, for other words it is refused', async () => {
    const { bookingId, orderId } = await held();
    const key = randomUUID();
    const [first, again, other] = [
      await gateway.complete(bookingId, orderId, { key }),
      await gateway.complete(bookingId, orderId, { key }),
      await gateway.complete(bookingId, orderId, { key, paymentId: 'pay_other' }),
    ];
    expect([first, again, other].map(({ statusCode }) => statusCode)).toEqual([200, 200, 422]);
    expect(await captures(bookingId)).toBe(1);
  });

  it('a quote used again on the guest’s word: each has a room of its own at its price, while there are rooms', async () => {
    const { quoteToken, bill } = await quoteFor(engine, { checkIn: '2027-01-11', checkOut: '2027-01-12', rooms: 1 });
    const made = [];
    for (const guest of [1, 2, 3, 4])
      made.push(await postBooking(engine, quoteToken, { key: `a-key-of-guest-${guest}`, body: { again: guest > 1 } }));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
    const ids = made.slice(0, 3).map((answer) => answer.json<{ bookingId: string }>().bookingId);
    expect(new Set(ids).size).toBe(3);
    const totals = await engine.deps.db
      .selectFrom('booking')
      .select('total')
      .where('hotel_id', '=', 1760)
      .where(
        'booking_id',
        'in',
        ids.map((id) => bookingKey(1760, id).booking_id),
      )
      .execute();
    expect(totals.map(({ total }) => total)).toEqual([bill.total, bill.total, bill.total]);
  });
});
