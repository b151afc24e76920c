import { deskUrl } from '@latchkey/site/urls';
import type { StaffHotel } from '../session/staff-session.ts';
import { navigationOf } from './navigation.ts';

/**
 * Where somebody's day at a hotel begins: the place that is their role's own, or else the first that they have; the list
 * of hotels where they have none yet.
 */
export function homeOf(hotel: StaffHotel): string {
  const places = navigationOf(hotel);
  const home = places.find(({ isHomeOf }) => isHomeOf === hotel.role) ?? places[0];
  return home?.href(hotel.hotelId) ?? deskUrl('hotels');
}
