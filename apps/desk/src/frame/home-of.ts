import { deskUrl } from '@latchkey/site/urls';
import type { StaffHotel } from '../session/staff-session.ts';
import { placesOf } from './places.ts';

/** Where somebody's day at a hotel begins: the first place that their role has; the list of hotels where it has none yet. */
export const homeOf = ({ hotelId, role }: StaffHotel): string => placesOf(role)[0]?.href(hotelId) ?? deskUrl('hotels');
