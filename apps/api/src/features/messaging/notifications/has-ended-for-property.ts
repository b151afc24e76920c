import { propertyActs } from '@latchkey/booking-core/booking-states';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { actingBooking, endOfStay, type BookingRow } from '../../bookings/bookings.ts';

/** Whether nothing of a booking is left for the property to do: it has no act any more, or the stay is over. The link of a mail ends then. */
export const hasEndedForProperty = (hotel: AgreedHotel, booking: BookingRow, now: Date): boolean =>
  now.getTime() >= endOfStay(hotel, booking) || propertyActs(actingBooking(hotel, booking), now.getTime()).length === 0;
