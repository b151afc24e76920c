import { deskUrl } from '@latchkey/site/urls';
import { searchOf, type StaySearch } from '../stay-search.ts';
import type { FramedNewBooking } from '../new-booking.model.ts';

/** The address of the page with another stay; the room that was chosen goes with it. */
export const stayAddress = ({ frame, today, stay, chosen }: FramedNewBooking, other: Partial<StaySearch>): string =>
  deskUrl('newBooking', { hotelId: frame.hotel.hotelId }, searchOf({ ...stay, ...other }, today, chosen?.offer));
