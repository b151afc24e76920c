import type { Kysely } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Tables } from '../../../database/tables.ts';

/**
 * Whether somebody has shown to read the mailbox of a booking: a code that was mailed there was entered, or a link that
 * was mailed there was opened and its button pressed. Paying proves nothing of it.
 */
export async function isMailboxProved(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
): Promise<boolean> {
  const proof = await db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where('proved_mail', '=', true)
    .limit(1)
    .executeTakeFirst();
  return proof !== undefined;
}
