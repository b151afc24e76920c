import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Work } from '../../database/transact.ts';
import { writeBooking, type BookingRow } from '../bookings/bookings.queries.ts';

/** Messages sent or still to be sent about a booking. */
export function messagesOf(db: Kysely<Tables>, hotelId: number, bookingId: string): Promise<{ kind: string; at: Date }[]> {
  return db
    .selectFrom('outbox')
    .select(['kind', 'created_at as at'])
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`payload ->> 'bookingId' = ${bookingId}`)
    .orderBy('created_at')
    .execute();
}

/** Takes every name, number, address and free text out of a locked booking and what hangs on it. */
export async function forgetGuests(tx: Work, booking: BookingRow, at: Date): Promise<void> {
  await writeBooking(tx, booking, { travellers: '[]', special_requests: null, estimated_arrival_time: null, contact_phone: null, erased_at: at });
  await tx
    .updateTable('guest_request')
    .set({ note: null, answer: null })
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.booking_id)
    .execute();
  await tx
    .deleteFrom('form_entry')
    .where('hotel_id', '=', booking.hotel_id)
    .where(sql<boolean>`lower(facts ->> 'email') = ${(booking.travellers[0]?.email ?? '').toLowerCase()}`)
    .execute();
  await tx
    .deleteFrom('form_entry')
    .where('hotel_id', '=', booking.hotel_id)
    .where('kind', '=', 'feedback')
    .where('entry_id', '=', booking.booking_id)
    .execute();
  const subjects = [`booking:${booking.booking_id}`, ...(booking.contact_phone === null ? [] : [booking.contact_phone])];
  await tx.deleteFrom('booking_lookup').where('subject', 'in', subjects).execute();
}
