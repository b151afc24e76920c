import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { type BookingRow, endOfStay } from '../../bookings/bookings.ts';

/** How long after the end of a stay its property may still note that nobody came, and charge for it, in milliseconds. */
const noticedMs = 3 * 24 * 3_600_000;

/** When the card of a stay is let go, whatever becomes of it. */
export const letGoAfter = (hotel: AgreedHotel, booking: Pick<BookingRow, 'selection'>): Date =>
  new Date(endOfStay(hotel, booking) + noticedMs);
