import type { PropertyOperation } from '@latchkey/booking-core/staff';
import { mayHere } from '../session/may-here.ts';
import type { StaffHotel } from '../session/staff-session.ts';
import { navigation } from './navigation.ts';

/** Pages that are no place of the rail, and the operation that each begins with. */
const others: Readonly<Record<string, PropertyOperation>> = {
  new: 'bookAtProperty',
  bookings: 'getPropertyBooking',
  registration: 'listRegistrations',
};

/** Whether a page of the hotel is there, but closed to the role of whoever asks for it. */
export function isClosedTo(hotel: StaffHotel, path: string): boolean {
  const [, , , place = ''] = path.split('/');
  const needs = others[place] ?? navigation.find(({ href }) => href(hotel.hotelId).endsWith(`/${place}`))?.needs;
  return needs !== undefined && !mayHere(hotel, needs);
}
