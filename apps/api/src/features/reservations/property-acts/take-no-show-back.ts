import { bookingKey } from '../../../database/booking-key.ts';
import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { Transaction } from '../../../database/database.types.ts';
import {
  actingBooking,
  type BookingRow,
  lastEvent,
  lockBooking,
  newVoucher,
  recordEvent,
  writeBooking,
  writeStatus,
} from '../../bookings/bookings.ts';
import { dropLeftOwing } from '../../folio/folio.ts';
import { takenOfCard } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { linesOf, takeRooms } from '../../stock/stock.ts';
import { takeExtrasAgain } from '../../extras/extras.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';
import { restoreReview } from './withdraw-review.ts';

/**
 * The guest came after all, or the property marked another: the booking is confirmed again, if its rooms are still free.
 * The sum kept counts towards the stay again; what went back is owed at the property.
 */
export async function takeNoShowBack(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_no_show' | 'too_late' | 'sold_out'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const hotel = await live.agreedHotel(tx, booking);
  if (!propertyMay('undo_no_show', actingBooking(hotel, booking), at.getTime()))
    return booking.status === 'no_show' ? 'too_late' : 'not_no_show';
  const lines = await linesOf(tx, bookingKey(hotel.id, bookingId));
  if (!(await takeExtrasAgain(tx, booking))) return 'sold_out';
  if ((await takeRooms(tx, hotel.id, lines)) === 'sold_out') return 'sold_out';
  await writeStatus(tx, booking, 'confirmed', null);
  // A fee that was still to be taken is dropped, and so is one that was owed.
  await writeBooking(tx, booking, { kept: await keptOtherwise(tx, booking), penalty_due: 0, fee_owed: 0 });
  await dropLeftOwing(tx, booking);
  await recordEvent(tx, booking, { type: 'no_show_undone', actor: 'property', at });
  await restoreReview(tx, booking, at);
  await notifyGuest(tx, booking, 'no_show_undone', at);
  await enqueue(tx, [newVoucher(booking)], at);
  return 'done';
}

/**
 * The sums kept beside the penalty: fees of changes, and the payment company's charge on the refund, which is spent.
 * Of a penalty that was given back in part meanwhile only the rest is taken out.
 */
async function keptOtherwise(tx: Transaction, booking: BookingRow): Promise<number> {
  const marked = await lastEvent(tx, booking, 'no_show');
  const { kept = 0, penalty = kept, keptBefore } = (marked?.facts ?? {}) as NoShowFacts;
  // Older events do not tell the sum kept before.
  if (keptBefore === undefined) return Math.max(0, booking.kept - penalty - (await takenOfCard(tx, booking)));
  return Math.min(booking.kept, keptBefore + kept - penalty);
}

interface NoShowFacts {
  readonly kept?: number;
  readonly penalty?: number;
  readonly keptBefore?: number;
}
