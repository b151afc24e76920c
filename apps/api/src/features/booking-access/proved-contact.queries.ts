import type { Kysely } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Whether somebody has shown to read the mailbox of a booking: a code that was mailed there was entered, or a link that
 * was mailed there was opened and its button pressed. Paying proves nothing of it.
 */
export const isMailboxProved = (db: Kysely<Tables>, booking: BookingKey): Promise<boolean> =>
  isProved(db, booking, 'proved_mail');

/** Whether somebody has shown to have the number of a booking: a code that was sent there was entered. */
export const isNumberProved = (db: Kysely<Tables>, booking: BookingKey): Promise<boolean> =>
  isProved(db, booking, 'proved_phone');

async function isProved(
  db: Kysely<Tables>,
  { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
  what: 'proved_mail' | 'proved_phone',
): Promise<boolean> {
  const proof = await db
    .selectFrom('booking_access')
    .select('booking_id')
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .where(what, '=', true)
    .limit(1)
    .executeTakeFirst();
  return proof !== undefined;
}
