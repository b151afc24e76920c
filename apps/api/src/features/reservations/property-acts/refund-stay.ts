import { bookingKey } from '../../../database/booking-key.ts';
import { leftToPay, paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { Transaction } from '../../../database/database.types.ts';
import { type BookingRow, lockBooking, newVoucher, recordEvent, writeBooking } from '../../bookings/bookings.ts';
import { withTotal } from '../booking-life/agreement.ts';
import { type AboveBound, aboveRefundBound, refundAmount } from '../../refunds/refunds.ts';
import { followPrice } from '../../folio/folio.ts';
import { leftOnline, moneyOf, type MoneyOfBooking, owingOf } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';

/**
 * Gives a part of what was paid back without cancelling. A stay costs so much less from then on, with its tax; of a stay
 * that did not take place so much less is kept. Where the guest still owes, nothing is handed over at the counter: so much
 * less is left to pay.
 */
export async function refundStay(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  amount: number,
  at: Date,
): Promise<'done' | 'not_found' | 'not_refundable' | 'refund_too_high' | AboveBound> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const isOver = tookNoPlace(booking);
  if (booking.status !== 'confirmed' && !isOver) return 'not_refundable';
  const money = await moneyOf(tx, booking);
  if (amount > mostRefund(booking, money)) return 'refund_too_high';
  const above = await aboveRefundBound(tx, booking, amount);
  if (above !== null) return above;
  const less = isOver ? 0 : Math.min(leftToPay(owingOf(booking), money), Math.max(0, amount - leftOnline(money)));
  const back = amount - less;
  if (isOver) await writeBooking(tx, booking, { kept: booking.kept - amount });
  else await lowerPrice(tx, live, booking, amount, at);
  if (less > 0)
    await recordEvent(tx, booking, { type: 'price_lowered', actor: 'property', at, facts: { amount: less } });
  if (back > 0) {
    await recordEvent(tx, booking, { type: 'refunded_by_property', actor: 'property', at, facts: { amount: back } });
    await refundAmount(tx, booking, back, 'by_property', at);
    await notifyGuest(tx, booking, 'refunded_by_property', at, { amount: back });
  }
  if (!isOver) await enqueue(tx, [newVoucher(booking)], at);
  return 'done';
}

const tookNoPlace = ({ status }: Pick<BookingRow, 'status'>): boolean => status === 'cancelled' || status === 'no_show';

/** The most that can be given back of a booking without cancelling it, in minor units. */
export function mostRefund(booking: Pick<BookingRow, 'status' | 'kept' | 'total'>, money: MoneyOfBooking): number {
  if (tookNoPlace(booking)) return Math.max(0, Math.min(booking.kept, paidTowardsStay({ ...booking, kept: 0 }, money)));
  return booking.status === 'confirmed' ? Math.max(0, paidTowardsStay(booking, money)) : 0;
}

async function lowerPrice(
  tx: Transaction,
  live: HotelRecord,
  booking: BookingRow,
  amount: number,
  at: Date,
): Promise<void> {
  const hotel = await live.agreedHotel(tx, booking);
  const total = booking.total - amount;
  const { bill, agreed } = withTotal(hotel, booking, total);
  await writeBooking(tx, booking, {
    total,
    bill: JSON.stringify(bill),
    agreed: JSON.stringify(agreed),
    due_now: Math.min(booking.due_now, total),
    least_fee: Math.min(booking.least_fee, total),
    // A change that waits for its payment was priced from the old total.
    change: null,
  });
  await followPrice(tx, booking, { from: booking, to: { ...booking, bill, total } }, at);
}
