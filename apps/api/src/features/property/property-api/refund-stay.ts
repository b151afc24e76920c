import { bookingKey } from '../../../database/booking-key.ts';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { Work } from '../../../database/database.types.ts';
import {
  type AboveBound,
  aboveRefundBound,
  type BookingRow,
  lockBooking,
  moneyOf,
  newVoucher,
  recordEvent,
  refundAmount,
  withTotal,
  writeBooking,
} from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';

/**
 * Gives a part of what was paid back without cancelling. A stay costs so much less from then on, with its tax; of a stay
 * that did not take place so much less is kept.
 */
export async function refundStay(
  tx: Work,
  live: HotelRecord,
  bookingId: string,
  amount: number,
  at: Date,
): Promise<'done' | 'not_found' | 'not_refundable' | 'refund_too_high' | AboveBound> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const isOver = booking.status === 'cancelled' || booking.status === 'no_show';
  if (booking.status !== 'confirmed' && !isOver) return 'not_refundable';
  const money = await moneyOf(tx, bookingKey(live.id, bookingId));
  const inHand = paidTowardsStay({ kept: 0 }, money);
  const most = isOver ? Math.min(booking.kept, inHand) : paidTowardsStay(booking, money);
  if (amount > most) return 'refund_too_high';
  const above = await aboveRefundBound(tx, booking, amount);
  if (above !== null) return above;
  if (isOver) await writeBooking(tx, booking, { kept: booking.kept - amount });
  else await lowerPrice(tx, live, booking, amount);
  await recordEvent(tx, booking, { type: 'refunded_by_property', actor: 'property', at, facts: { amount } });
  await refundAmount(tx, booking, amount, 'by_property', at);
  await notifyGuest(tx, booking, 'refunded_by_property', at, { amount });
  if (!isOver) await enqueue(tx, [newVoucher(booking)], at);
  return 'done';
}

async function lowerPrice(tx: Work, live: HotelRecord, booking: BookingRow, amount: number): Promise<void> {
  const hotel = await live.asAgreed(tx, booking);
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
}
