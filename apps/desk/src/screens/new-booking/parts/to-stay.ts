import { deskUrl } from '@latchkey/site/urls';
import { searchOf, type AskedStay } from '../asked-stay.ts';
import type { FramedNewBooking } from '../new-booking.model.ts';

/** The address of the page with another stay; the room that was chosen goes with it. */
export const toStay = ({ frame, today, stay, chosen }: FramedNewBooking, other: Partial<AskedStay>): string =>
  deskUrl('newBooking', { hotelId: frame.hotel.hotelId }, searchOf({ ...stay, ...other }, today, chosen?.offer));
