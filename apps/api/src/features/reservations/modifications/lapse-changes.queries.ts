import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.queries.ts';

/** Confirmed bookings with a change whose time to pay is over, of which nobody was told yet. */
export async function lapsedChanges(
  db: Database,
  now: Date,
  limit: number,
): Promise<Pick<BookingRow, 'hotel_id' | 'booking_id'>[]> {
  const { rows } = await sql<
    Pick<BookingRow, 'hotel_id' | 'booking_id'>
  >`select hotel_id, booking_id from booking where change is not null and not change ? 'lapsed'
    and status = 'confirmed' and change ->> 'expiresAt' <= ${now.toISOString()}
    order by change ->> 'expiresAt' limit ${limit}`.execute(db);
  return rows;
}
