import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';
import type { BookingRow } from '../../bookings/bookings.ts';

/** A booking with its last day. */
export type DepartingBooking = BookingRow & { readonly departure: string };

/** Read at once. */
const pageSize = 200;

// As the index has it.
const departure = sql<string>`coalesce(booking.selection -> 'stay' ->> 'checkOut', booking.selection -> 'stay' ->> 'date')`;

/**
 * Confirmed bookings of all hotels whose last day lies between two dates, both included, and whose guests nobody asked
 * what they say of it; some at a time, by their last day.
 */
export async function* unaskedStays(db: Database, from: string, to: string): AsyncGenerator<DepartingBooking[]> {
  let [day, hotelId, bookingId] = [from, -1, ''];
  for (;;) {
    const found = await readByServer(db, async (hotelIds) => {
      const { rows } = await sql<DepartingBooking>`select booking.*, ${departure} as departure from booking
        where status = 'confirmed' and erased_at is null and ${departure} <= ${to}
          and (${departure}, hotel_id, booking_id) > (${day}, ${hotelId}::integer, ${bookingId}) and ${ofThese(hotelIds)}
          and not exists (select 1 from outbox o where o.hotel_id = booking.hotel_id and o.dedupe_key = 'review-mail:' || booking.booking_id)
        order by ${departure}, hotel_id, booking_id limit ${pageSize}`.execute(db);
      return rows;
    });
    // Of several servers each has given its first ones.
    const page = found
      .toSorted((one, other) => one.departure.localeCompare(other.departure) || one.hotel_id - other.hotel_id)
      .slice(0, pageSize);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    [day, hotelId, bookingId] = [last.departure, last.hotel_id, last.booking_id];
  }
}
