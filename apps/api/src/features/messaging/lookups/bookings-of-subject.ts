import { bookingKey } from '../../../database/booking-key.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { type BookingRow, findBooking, findBookings } from '../../bookings/bookings.ts';
import { idsOfPhone } from '../../booking-access/booking-access.ts';

const ofBooking = 'booking:';

/** The subject of a lookup that named a booking. */
export const subjectOfBooking = (bookingId: string): string => `${ofBooking}${bookingId}`;

/** The booking that a lookup's subject names; null where it is a telephone number, or nothing that exists. */
export function bookingIdIn(subject: string): string | null {
  return subject.startsWith(ofBooking) ? subject.slice(ofBooking.length) : null;
}

/** Whether a lookup's subject is something that no booking has. */
export const isNobody = (subject: string): boolean => subject.startsWith('none');

/**
 * The bookings that a lookup is about; `hotelId` 0 stands for all hotels. Of a number the latest stay comes first, and
 * unconfirmed and unproved bookings last. Each hotel is asked for its own.
 */
export async function bookingsOfSubject(
  { db }: Pick<Deps, 'db'>,
  hotelId: number,
  subject: string,
): Promise<BookingRow[]> {
  if (isNobody(subject)) return [];
  const bookingId = bookingIdIn(subject);
  if (bookingId !== null) {
    const found = await findBooking(db, bookingKey(hotelIdIn(bookingId) ?? hotelId, bookingId));
    return found === undefined ? [] : [found];
  }
  const ids = await idsOfPhone(db, hotelId === 0 ? null : hotelId, subject);
  const found = new Map<string, BookingRow>();
  for (const [of, its] of Map.groupBy(ids, (id) => id.hotel_id)) {
    const bookingIds = its.map(({ booking_id }) => booking_id);
    for (const booking of await findBookings(db, of, bookingIds)) found.set(booking.booking_id, booking);
  }
  return ids.flatMap(({ booking_id }) => found.get(booking_id) ?? []);
}
