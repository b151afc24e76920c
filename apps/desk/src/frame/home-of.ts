import { deskUrl } from '@latchkey/site/urls';
import type { StaffHotel } from '../session/staff-session.ts';
import { navigationOf } from './navigation.ts';

/** Where somebody's day at a hotel begins: the first place that their role has; the list of hotels where it has none yet. */
export const homeOf = (hotel: StaffHotel): string => navigationOf(hotel)[0]?.href(hotel.hotelId) ?? deskUrl('hotels');
