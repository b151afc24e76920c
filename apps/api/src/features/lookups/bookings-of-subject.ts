import type { Deps } from '../../deps.ts';
import { hotelIdIn } from '../../secret-id.ts';
import { findBooking, type BookingRow } from '../bookings/bookings.queries.ts';
import { bookingsOfPhone } from './lookups.queries.ts';

const ofBooking = 'booking:';

/** The subject of a lookup that named a booking. */
export const subjectOfBooking = (bookingId: string): string => `${ofBooking}${bookingId}`;

/** The booking that a lookup's subject names; null where it is a telephone number, or nothing that exists. */
export function bookingIdIn(subject: string): string | null {
  return subject.startsWith(ofBooking) ? subject.slice(ofBooking.length) : null;
}

/** Whether a lookup's subject is something that no booking has. */
export const isNobody = (subject: string): boolean => subject.startsWith('none');

/** The bookings that a lookup is about, latest first; `hotelId` 0 stands for all hotels. */
export async function bookingsOfSubject(deps: Deps, hotelId: number, subject: string): Promise<BookingRow[]> {
  if (isNobody(subject)) return [];
  const bookingId = bookingIdIn(subject);
  if (bookingId === null) return bookingsOfPhone(deps.db, hotelId === 0 ? await deps.hotels.ids() : [hotelId], subject);
  const found = await findBooking(deps.db, hotelIdIn(bookingId) ?? hotelId, bookingId);
  return found === undefined ? [] : [found];
}
