import { heldStatuses } from '@latchkey/booking-core/booking-states';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Bookings of a hotel that hold rooms, in the order in which they were made. */
export async function openBookingsOf(db: Kysely<Tables>, hotelId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('booking')
    .select('booking_id')
    .where('hotel_id', '=', hotelId)
    .where('status', 'in', [...heldStatuses, 'confirmed'])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.booking_id);
}
