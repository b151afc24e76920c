import { describe, expect, it } from 'vitest';
import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import { bookingKey } from '../../../database/booking-key.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { book, openOrder, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { playGateway } from '../../../../test/played-gateways.ts';
import { shareCalls } from '../../../../test/shares.ts';
import { held, written } from '../../../../test/written.ts';
import { expireBookings } from '../../reservations/booking-life/expire-bookings.ts';

const twin = { roomTypeId: 'garden-twin' };
const king = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };
const opened = (amount: number, paymentId = '#1') => ['payment_opened', 'guest', { paymentId, amount }];
const captured = (amount: number, paymentId = '#1') => ['payment_captured', 'payment', { paymentId, amount }];
const kept = (amount: number, paymentId = '#1') => ['payment_kept', 'payment', { paymentId, amount }];
const refunded = (amount: number, reason: string, refundId = '#2') => [
  'refund_started',
  'system',
  { refundId, amount, reason },
];
const waits = 'notice-mail payment_waits';
const vouchers = ['voucher-mail', 'voucher-sms'];
const toGuest = (...notice: readonly string[]) => [`notice-mail ${notice.join(' ')}`, `notice-sms ${notice.join(' ')}`];

// Shows docs/rules.md: Several payers (Never more than is due, Late money).
describe('what is written and told once money has come', () => {
  const engine = openEngine();
  const gateway = playGateway(engine, 'razorpay');
  const { paid, post } = guestCalls(engine);
  const { divided, order } = shareCalls(engine, gateway);
  const { history, messages } = written(engine);

  /** A twin of which the money comes after its hold has run out. */
  const late = async (): Promise<{ bookingId: string; orderId: string }> => {
    const { bookingId } = await book(engine, twin);
    const orderId = await openOrder(engine, bookingId);
    engine.pass(16 * 60_000);
    await expireBookings(engine.deps);
    return { bookingId, orderId };
  };

  it('in time: the stay is confirmed', async () => {
    const { bookingId } = await book(engine);
    await gateway.tell({ orderId: await openOrder(engine, bookingId) });
    expect(await history(bookingId)).toEqual([
      held(10_080),
      opened(10_080),
      captured(10_080),
      ['confirmed', 'payment'],
    ]);
    expect(await messages(bookingId)).toEqual([waits, 'property-mail confirmed', ...vouchers]);
  });

  it('late, with the room still free: as late', async () => {
    const { bookingId, orderId } = await late();
    await gateway.tell({ orderId });
    expect(await history(bookingId, 2)).toEqual([['expired', 'clock'], captured(8190), ['confirmed_late', 'payment']]);
    expect(await messages(bookingId)).toEqual([waits, 'property-mail confirmed_late', ...vouchers]);
  });

  it('late, with the room gone: all of it goes back', async () => {
    const { bookingId, orderId } = await late();
    await book(engine, { ...twin, rooms: 2, mode: 'at-property' });
    await gateway.tell({ orderId });
    expect(await history(bookingId, 3)).toEqual([captured(8190), refunded(8190, 'no_room')]);
    expect(await messages(bookingId)).toEqual(['notice-mail payment_returned', waits, 'notice-sms payment_returned']);
  });

  it('for the rest of a stay: it is kept, with a voucher that says so', async () => {
    const { bookingId } = await book(engine, { plan: 'advance' });
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_1' });
    const before = await messages(bookingId);
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_2' });
    expect(await history(bookingId, 4)).toEqual([opened(7056), captured(7056), kept(7056)]);
    const told = [...toGuest('payment_received', '7056'), 'property-mail payment_kept', 'voucher-mail'];
    expect(await messages(bookingId)).toEqual([...before, ...told].toSorted());
  });

  it('twice for an advance: the second goes back', async () => {
    const { bookingId } = await book(engine, { plan: 'advance' });
    const first = await openOrder(engine, bookingId);
    await gateway.tell({ event: 'payment.failed', orderId: first });
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_2' });
    const before = await messages(bookingId);
    await gateway.tell({ orderId: first, paymentId: 'pay_1' });
    expect(await history(bookingId, 6)).toEqual([captured(3024), refunded(3024, 'paid_twice')]);
    expect(await messages(bookingId)).toEqual([...before, ...toGuest('payment_returned')].toSorted());
  });

  it('after the stay was cancelled: it goes back', async () => {
    const { bookingId, cookie } = await book(engine, { plan: 'advance' });
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_1' });
    const rest = await openOrder(engine, bookingId);
    const { refund } = (await post(`bookings/${bookingId}/cancellation-quote`, {}, cookie)).json<{ refund: number }>();
    await post(`bookings/${bookingId}/cancellation`, { refund }, cookie);
    const before = await messages(bookingId);
    await gateway.tell({ orderId: rest, paymentId: 'pay_2' });
    expect(await history(bookingId, 7)).toEqual([captured(7056), refunded(7056, 'booking_over')]);
    expect(await messages(bookingId)).toEqual([...before, ...toGuest('payment_returned')].toSorted());
  });

  const become = (bookingId: string, set: { status: BookingStatus; expires_at?: Date | null }) =>
    engine.deps.db
      .updateTable('booking')
      .set(set)
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, bookingId).booking_id)
      .execute();

  it.each(['requested', 'price_revised'] as const)('while the stay is %s: it is kept', async (status) => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await become(bookingId, { status });
    await gateway.tell({ orderId });
    expect(await history(bookingId, 2)).toEqual([captured(10_080), kept(10_080)]);
    const told = [...toGuest('payment_received', '10080'), 'property-mail payment_kept'];
    expect(await messages(bookingId)).toEqual([waits, ...told].toSorted());
    await become(bookingId, { status: 'payment_pending' });
  });

  it('after the property has said no: it goes back', async () => {
    const { bookingId, orderId } = await late();
    await become(bookingId, { status: 'rejected', expires_at: null });
    await gateway.tell({ orderId });
    expect(await history(bookingId, 3)).toEqual([captured(8190), refunded(8190, 'booking_over')]);
    expect(await messages(bookingId)).toEqual([waits, ...toGuest('payment_returned')].toSorted());
    await become(bookingId, { status: 'expired' });
  });

  /** Asks for another last day; the order of what it costs more. */
  const changed = async (booked: Booked, checkOut: string): Promise<string> => {
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut };
    const wanted = await post(
      `bookings/${booked.bookingId}/modification-quote`,
      { stay, rooms: [king] },
      booked.cookie,
    );
    const { quoteToken, due, refund } = wanted.json<{ quoteToken: string; due: number; refund: number }>();
    await post(`bookings/${booked.bookingId}/modification`, { quoteToken, due, refund }, booked.cookie);
    return openOrder(engine, booked.bookingId);
  };
  const modified = ['modified', 'payment', { from: 10_080, to: 15_624, kept: 0, refund: 0 }];

  it('for less than is due now: the stay waits for the rest', async () => {
    const { bookingId } = await book(engine);
    const orderId = await openOrder(engine, bookingId);
    await engine.deps.db.updateTable('booking').set({ due_now: 10_081, total: 10_081 }).execute();
    await gateway.tell({ orderId });
    expect(await history(bookingId, 2)).toEqual([captured(10_080)]);
    expect(await messages(bookingId)).toEqual([waits]);
    await engine.deps.db.updateTable('booking').set({ due_now: 10_080, total: 10_080 }).execute();
  });

  it('late, and less than is due now: it goes back though the room is free', async () => {
    const { bookingId, orderId } = await late();
    await engine.deps.db.updateTable('booking').set({ due_now: 8191, total: 8191 }).execute();
    await gateway.tell({ orderId });
    expect(await history(bookingId, 3)).toEqual([captured(8190), refunded(8190, 'no_room')]);
    await engine.deps.db.updateTable('booking').set({ due_now: 8190, total: 8190 }).execute();
  });

  it('for a change: it is made', async () => {
    const stay = await paid();
    const orderId = await changed(stay, '2026-12-05');
    const before = await messages(stay.bookingId);
    await gateway.tell({ orderId, paymentId: 'pay_2' });
    expect(await history(stay.bookingId, 6)).toEqual([captured(5544), modified]);
    const told = ['notice-sms modified', 'property-mail modified', 'voucher-mail'];
    expect(await messages(stay.bookingId)).toEqual([...before, ...told].toSorted());
  });

  it('for a change that has no room any more: it goes back', async () => {
    const stay = await paid();
    const orderId = await changed(stay, '2026-12-05');
    await book(engine, { checkIn: '2026-12-04', checkOut: '2026-12-05', rooms: 3, mode: 'at-property' });
    const before = await messages(stay.bookingId);
    await gateway.tell({ orderId, paymentId: 'pay_2' });
    expect(await history(stay.bookingId, 6)).toEqual([captured(5544), refunded(5544, 'no_room')]);
    expect(await messages(stay.bookingId)).toEqual([...before, ...toGuest('payment_returned')].toSorted());
  });

  it('for a dearer change than the one that stands: what it is too much goes back', async () => {
    const stay = await paid();
    const dearer = await changed(stay, '2026-12-06');
    await changed(stay, '2026-12-05');
    await gateway.tell({ orderId: dearer, paymentId: 'pay_2' });
    expect(await history(stay.bookingId, 8)).toEqual([captured(11_340), modified, refunded(5796, 'paid_twice')]);
  });

  it('for a share: its payer has a receipt, and who booked hears of the last', async () => {
    const { bookingId, shares } = await divided([6000, 4080]);
    const orders: string[] = [];
    for (const [place, amount] of [6000, 4080].entries())
      orders.push((await order(shares[place] ?? '', amount)).json<{ order_id: string }>().order_id);
    const before = await messages(bookingId);
    await gateway.tell({ orderId: orders[0] ?? '', paymentId: 'pay_1' });
    expect(await history(bookingId, 5)).toEqual([captured(6000), kept(6000)]);
    const first = [...before, 'property-mail payment_kept', 'share-mail share_paid 6000'];
    expect(await messages(bookingId)).toEqual(first.toSorted());
    await gateway.tell({ orderId: orders[1] ?? '', paymentId: 'pay_2' });
    expect(await history(bookingId, 7)).toEqual([captured(4080), kept(4080)]);
    const last = ['property-mail payment_kept', 'share-mail share_paid 4080', ...toGuest('payment_received', '4080')];
    expect(await messages(bookingId)).toEqual([...first, ...last, 'voucher-mail'].toSorted());
  });

  it('for a share that was paid meanwhile: it goes back to its payer', async () => {
    const { bookingId, shares } = await divided([6000, 4080]);
    const share = (await order(shares[1] ?? '', 4080)).json<{ order_id: string }>().order_id;
    await gateway.tell({ orderId: await openOrder(engine, bookingId), paymentId: 'pay_1' });
    const before = await messages(bookingId);
    await gateway.tell({ orderId: share, paymentId: 'pay_2' });
    expect(await history(bookingId, 7)).toEqual([captured(4080), refunded(4080, 'paid_twice')]);
    expect(await messages(bookingId)).toEqual([...before, 'share-mail share_returned 4080'].toSorted());
  });

  it('for a share of which part is due still: that is kept, the rest goes back', async () => {
    const { bookingId, shares } = await divided([6000, 4080]);
    const orders: string[] = [];
    for (const [place, amount] of [6000, 4080].entries())
      orders.push((await order(shares[place] ?? '', amount)).json<{ order_id: string }>().order_id);
    await engine.deps.db.updateTable('booking').set({ total: 8000 }).execute();
    await gateway.tell({ orderId: orders[0] ?? '', paymentId: 'pay_1' });
    await gateway.tell({ orderId: orders[1] ?? '', paymentId: 'pay_2' });
    expect(await history(bookingId, 7)).toEqual([captured(4080), refunded(2080, 'paid_twice'), kept(2000)]);
    await engine.deps.db.updateTable('booking').set({ total: 10_080 }).execute();
  });
});
