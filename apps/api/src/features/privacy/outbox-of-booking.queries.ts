import { sql } from 'kysely';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Database } from '../../database/database.types.ts';

/** Messages sent or still to be sent about a booking. */
export const messagesOf = (db: Database, { hotel_id, booking_id }: BookingKey): Promise<{ kind: string; at: Date }[]> =>
  db
    .selectFrom('outbox')
    .select(['kind', 'created_at as at'])
    .where('hotel_id', '=', hotel_id)
    .where(sql<boolean>`payload ->> 'bookingId' = ${booking_id}`)
    .orderBy('created_at')
    .execute();
