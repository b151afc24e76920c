import { bookingKey } from '../../../database/booking-key.ts';
import { propertyMay } from '@latchkey/booking-core/booking-states';
import type { Work } from '../../../database/database.types.ts';
import {
  actingBooking,
  type BookingRow,
  lastEvent,
  linesOf,
  lockBooking,
  newVoucher,
  recordEvent,
  writeBooking,
  writeStatus,
} from '../../reservations/reservations.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { takeExtrasAgain, takeRooms } from '../../stock/stock.ts';
import { enqueue, notifyGuest } from '../../outbox/outbox.ts';
import { restoreReview } from './withdraw-review.ts';

/**
 * The guest came after all, or the property marked another: the booking is confirmed again, if its rooms are still free.
 * What was kept counts towards the stay again; what went back is owed at the property.
 */
export async function takeNoShowBack(
  tx: Work,
  live: HotelRecord,
  bookingId: string,
  at: Date,
): Promise<'done' | 'not_found' | 'not_no_show' | 'too_late' | 'sold_out'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  const hotel = await live.asAgreed(tx, booking);
  if (!propertyMay('undo_no_show', actingBooking(hotel, booking), at.getTime()))
    return booking.status === 'no_show' ? 'too_late' : 'not_no_show';
  const lines = await linesOf(tx, bookingKey(hotel.id, bookingId));
  if (!(await takeExtrasAgain(tx, booking))) return 'sold_out';
  if ((await takeRooms(tx, hotel.id, lines)) === 'sold_out') return 'sold_out';
  await writeStatus(tx, booking, 'confirmed', null);
  await writeBooking(tx, booking, { kept: booking.kept - (await penaltyOfNoShow(tx, booking)) });
  await recordEvent(tx, booking, { type: 'no_show_undone', actor: 'property', at });
  await restoreReview(tx, booking, at);
  await notifyGuest(tx, booking, 'no_show_undone', at);
  await enqueue(tx, [newVoucher(booking)], at);
  return 'done';
}

/** What the property kept; the payment company's charge on what went back is spent. */
async function penaltyOfNoShow(tx: Work, booking: BookingRow): Promise<number> {
  const marked = await lastEvent(tx, booking, 'no_show');
  const { kept = 0, penalty = kept } = (marked?.facts ?? {}) as { kept?: number; penalty?: number };
  return penalty;
}
