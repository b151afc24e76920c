import { sql } from 'kysely';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database } from '../../../database/database.types.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';

/** Confirmed bookings with a change whose time to pay is over, of which nobody was told yet. */
export async function lapsedChanges(db: Database, now: Date, limit: number): Promise<readonly BookingKey[]> {
  return readByServer(db, async (hotelIds) => {
    const { rows } =
      await sql<BookingKey>`select hotel_id, booking_id from booking where change is not null and not change ? 'lapsed'
    and status = 'confirmed' and change ->> 'expiresAt' <= ${now.toISOString()} and ${ofThese(hotelIds)}
    order by change ->> 'expiresAt' limit ${limit}`.execute(db);
    return rows;
  });
}
