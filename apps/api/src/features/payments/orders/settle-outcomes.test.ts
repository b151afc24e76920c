import { describe, expect, it } from 'vitest';
import type { BookingEventType } from '../../../database/booking-event-type.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, openOrder, statusOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { written } from '../../../../test/written.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';
import { settle, type Report } from './settle.ts';

const rupees = 10_080;
const money = { amount: rupees * 100, currency: 'INR' } as const;
const captured = (more: object = {}) =>
  ({ kind: 'captured', gatewayPaymentId: 'pay_1', gatewayTransactionId: null, ...money, ...more }) as const;
const failed = (gatewayPaymentId = 'pay_1', code = 'declined') => ({ kind: 'failed', gatewayPaymentId, code }) as const;

// Shows docs/rules.md: Money at the gateway (Money that was sent back never confirms a stay).
describe('what a report of a payment comes to', () => {
  const engine = openEngine();
  const { post } = guestCalls(engine);
  const { events: eventsOf } = written(engine);
  const opened = async (selected: Parameters<typeof book>[1] = {}) => {
    const { bookingId, cookie } = await book(engine, selected);
    const orderId = await openOrder(engine, bookingId);
    const key = bookingKey(1760, bookingId);
    const report = async (result: Report['result'], more: Partial<Report> = {}) => {
      const told = { hotelId: 1760, gateway: 'razorpay', vendor: null, orderId, result, ...more } as const;
      const settled = await settle(engine.deps, told);
      if (settled.kind === 'unknown_order') return settled.kind;
      expect(settled).toMatchObject({ hotelId: 1760, bookingId });
      return settled.kind;
    };
    const row = () =>
      engine.deps.db
        .selectFrom('payment')
        .selectAll()
        .where('hotel_id', '=', 1760)
        .where('booking_id', '=', key.booking_id)
        .executeTakeFirstOrThrow();
    const events = (type: BookingEventType) => eventsOf(bookingId, type);
    return { bookingId, cookie, orderId, report, row, events };
  };

  it('is nothing for an order that is not there, at this account', async () => {
    const { report, row } = await opened();
    expect(await report(captured(), { orderId: 'order_of_nobody' })).toBe('unknown_order');
    expect(await report(captured(), { hotelId: 2116 })).toBe('unknown_order');
    expect(await report(captured(), { gateway: 'stripe' })).toBe('unknown_order');
    expect(await report(captured(), { vendor: 'own' })).toBe('unknown_order');
    expect((await row()).status).toBe('pending');
  });

  it('is a confirmed stay, once', async () => {
    const { bookingId, report, row, events } = await opened();
    expect(await report(captured())).toBe('confirmed');
    const { payment_id: paymentId, amount, check_at: check, ...paid } = await row();
    expect(paid).toMatchObject({ status: 'captured', gateway_payment_id: 'pay_1' });
    const { reconcileAfterMs } = engine.deps.settings;
    expect(check).toEqual(new Date(engine.deps.clock().getTime() + reconcileAfterMs));
    expect(await events('payment_captured')).toEqual([['payment', { paymentId, amount }]]);
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    engine.pass(1000);
    expect(await report(captured())).toBe('settled_before');
    expect(await report(failed())).toBe('settled_before');
    expect(await row()).toMatchObject({ status: 'captured', check_at: check });
    expect(await events('payment_captured')).toHaveLength(1);
  });

  it('has the gateway asked soon where it tells later of less', async () => {
    const { report, row } = await opened();
    await report(captured());
    engine.pass(1000);
    expect(await report(captured({ amount: 100 }))).toBe('settled_before');
    expect((await row()).check_at).toEqual(engine.deps.clock());
  });

  it('is a failure with its reason, each payment of the order once', async () => {
    const { report, row, events } = await opened();
    const { payment_id: paymentId } = await row();
    expect(await report(failed())).toBe('failed');
    expect(await row()).toMatchObject({ status: 'failed', gateway_payment_id: 'pay_1', failure_code: 'declined' });
    expect(await report(failed())).toBe('settled_before');
    expect(await report(failed('pay_2', 'no_funds'))).toBe('failed');
    expect(await events('payment_failed')).toEqual(
      expect.arrayContaining([
        ['payment', { paymentId, code: 'declined' }],
        ['payment', { paymentId, code: 'no_funds' }],
      ]),
    );
    expect(await report(captured())).toBe('confirmed');
  });

  it('of another amount or currency goes back, and confirms nothing later', async () => {
    const { bookingId, report, row, events } = await opened();
    expect(await report(captured({ amount: 100 }))).toBe('other_amount');
    expect(await report(captured({ amount: 100 }))).toBe('other_amount');
    expect(await row()).toMatchObject({ status: 'failed', failure_code: 'OTHER_AMOUNT' });
    expect(await report(captured())).toBe('other_amount');
    expect(await report(captured({ gatewayPaymentId: 'pay_2', currency: 'EUR' }))).toBe('other_amount');
    expect(await statusOf(engine, bookingId)).toBe('payment_pending');
    expect(await events('payment_unmatched')).toHaveLength(2);
    expect(await report(captured({ gatewayPaymentId: 'pay_3' }))).toBe('confirmed');
  });

  it('is what the gateway says when it is asked again, of the same payment', async () => {
    const { orderId, report, events } = await opened();
    const says = (...ended: readonly object[]): void => void engine.razorpay.paymentsOf.set(orderId, ended as never);
    says(failed('pay_1'), captured({ gatewayPaymentId: 'pay_9' }), captured());
    expect(await report(captured({ amount: 100 }))).toBe('confirmed');
    expect(await events('payment_unmatched')).toEqual([]);
  });

  it('goes back where the gateway, asked again, says the same or is away', async () => {
    const { orderId, report } = await opened();
    engine.razorpay.paymentsOf.set(orderId, [captured({ gatewayPaymentId: 'pay_9' })]);
    expect(await report(captured({ amount: 100 }))).toBe('other_amount');
    const other = await opened();
    engine.razorpay.isDown = true;
    expect(await other.report(captured({ gatewayPaymentId: 'pay_5', amount: 100 }))).toBe('other_amount');
  });

  const twin = { roomTypeId: 'garden-twin' };
  it.each([
    ['late, with the room free', false, 'confirmed'],
    ['late, with the room gone', true, 'returned'],
  ] as const)('is told where it comes %s', async (_, isFull, kind) => {
    const { report } = await opened(twin);
    engine.pass(16 * 60_000);
    await expireBookings(engine.deps);
    if (isFull) await book(engine, { ...twin, rooms: 2, mode: 'at-property' });
    expect(await report(captured({ amount: 819_000 }))).toBe(kind);
  });

  it('is told where it is less than is due now', async () => {
    const { report } = await opened();
    const due = (sum: number) =>
      engine.deps.db.updateTable('booking').set({ due_now: sum, total: sum }).where('hotel_id', '=', 1760).execute();
    await due(rupees + 1);
    expect(await report(captured())).toBe('kept');
    await due(rupees);
  });

  it('is told where it is the rest of a stay, or what nobody owed', async () => {
    const { bookingId, report } = await opened({ plan: 'advance' });
    expect(await report(captured({ amount: 302_400 }))).toBe('confirmed');
    const later = { orderId: await openOrder(engine, bookingId) };
    expect(await report(captured({ gatewayPaymentId: 'pay_2', amount: 705_600 }), later)).toBe('kept');
    const other = await opened({ plan: 'advance' });
    expect(await other.report(captured({ gatewayPaymentId: 'pay_3', amount: 302_400 }))).toBe('confirmed');
    const late = { orderId: await openOrder(engine, other.bookingId) };
    const quoted = await post(`bookings/${other.bookingId}/cancellation-quote`, {}, other.cookie);
    const { refund } = quoted.json<{ refund: number }>();
    await post(`bookings/${other.bookingId}/cancellation`, { refund }, other.cookie);
    const money = captured({ gatewayPaymentId: 'pay_4', amount: 705_600 });
    expect(await other.report(money, late)).toBe('returned');
  });

  it('of a second payment goes back, and the first stands', async () => {
    const { bookingId, report, events } = await opened();
    expect(await report(captured())).toBe('confirmed');
    expect(await report(captured({ gatewayPaymentId: 'pay_2' }))).toBe('settled_before');
    expect(await statusOf(engine, bookingId)).toBe('confirmed');
    expect(await events('payment_unmatched')).toEqual([
      ['payment', expect.objectContaining({ gatewayPaymentId: 'pay_2', reason: 'second_payment', ...money })],
    ]);
  });
});
