import type { BookingStatus } from '@latchkey/booking-core/booking-states';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { putRequest } from '../booking-life/put-request.ts';
import { afterCodeOf } from '../booking-life/proof-request.queries.ts';
import { answerUntil } from '../booking-life/answer-by.ts';
import {
  type BookingRow,
  confirmBooking,
  lockBooking,
  recordEvent,
  waitsForCode,
  writeBooking,
} from '../../bookings/bookings.ts';
import { type Proofs, writeKnownUntil, yearAfterStay } from '../../booking-access/booking-access.ts';

/**
 * What a code or a link that was sent to a booking's guest does beside opening it: a booking that waited for the proof
 * is confirmed, or becomes a request where its hotel confirms by hand, and stops counting as unproved. One whose number
 * was proved makes that a known one for as long as a confirmed stay does. Returns the booking's state then.
 */
export async function confirmProved(
  { db, clock, settings, hotels }: Pick<Deps, 'db' | 'clock' | 'settings' | 'hotels'>,
  row: BookingKey,
  proved: Proofs,
): Promise<BookingStatus | undefined> {
  // Read before the transaction: the directory asks the database by a handle of its own.
  const hotel = await hotels.byId(row.hotel_id);
  return transact<BookingStatus | undefined>(db, async (tx) => {
    const now = clock();
    const booking = await lockBooking(tx, row);
    // It counts for nobody from now on.
    if (booking !== undefined) await writeBooking(tx, booking, { proved_at: now });
    if (booking !== undefined && proved.phone) await writeKnownUntil(tx, booking, yearAfterStay(booking), true);
    if (booking === undefined || !waitsForCode(booking) || booking.expires_at === null || booking.expires_at <= now)
      return booking?.status;
    await recordEvent(tx, booking, { type: 'proof_given', actor: 'guest', at: now });
    const then = await afterCodeOf(tx, booking);
    if (then === 'confirmed') await confirmBooking(tx, booking, 'guest', now);
    else await putRequest(tx, booking, 'guest', now, await untilAnswered(tx, booking, now));
    return then;
  });

  // Of a hotel that is gone no terms are known.
  async function untilAnswered(tx: Transaction, booking: BookingRow, at: Date): Promise<Date> {
    return hotel === undefined
      ? new Date(at.getTime() + settings.requestMs)
      : answerUntil(tx, hotel, booking, at, settings.requestMs);
  }
}
