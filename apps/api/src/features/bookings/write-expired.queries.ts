import { sql } from 'kysely';
import { noteRoomsLetGo } from '../../database/booking-changes.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { insertEvents, type NewEvent } from './booking-events.queries.ts';

/** Writes that locked bookings of a hotel have expired, and the event of it; its sequence by booking id. */
export async function writeExpired(
  tx: Transaction,
  { hotelId, bookings }: { readonly hotelId: number; readonly bookings: readonly BookingKey[] },
  event: NewEvent,
): Promise<Map<string, number>> {
  const ids = bookings.map((one) => one.booking_id);
  await sql`update booking set status = 'expired', expires_at = null
    where booking.hotel_id = ${hotelId} and booking.booking_id = any(${ids}::text[])`.execute(tx);
  const { rows } = await sql<{
    booking_id: string;
    last: number;
  }>`select booking_id, max(sequence) as last from booking_event
    where booking_event.hotel_id = ${hotelId} and booking_event.booking_id = any(${ids}::text[]) group by booking_id`.execute(
    tx,
  );
  const last = new Map(rows.map((row) => [row.booking_id, row.last]));
  const events = bookings.map((booking) => ({ booking, event, sequence: 1 + (last.get(booking.booking_id) ?? 0) }));
  await insertEvents(events).execute(tx);
  noteRoomsLetGo(tx, bookings);
  return new Map(events.map(({ booking, sequence }) => [booking.booking_id, sequence]));
}
