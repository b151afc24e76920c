import type { ActingBooking } from '@latchkey/booking-core/booking-states';
import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { momentOf, stayBounds, type EpochMs } from '@latchkey/booking-core/time';
import type { AgreedHotel, HotelRecord } from '../catalogue/catalogue.ts';
import type { BookingRow } from './bookings.queries.ts';

type Booked = Pick<BookingRow, 'selection'>;

/** The moment at which a stay begins at the property. */
export const startOfStay = (hotel: AgreedHotel, { selection }: Booked): EpochMs => startOfSelection(hotel, selection);

/** The moment at which a stay that is not booked yet would begin. */
export function startOfSelection({ sale }: Pick<HotelRecord, 'sale'>, { stay }: Booked['selection']): EpochMs {
  const { date, time } = arrivalOf(stay, sale);
  return momentOf(date, time, sale.timeZone);
}

/** The moment at which a stay is over at the property. */
export const endOfStay = (hotel: AgreedHotel, { selection }: Booked): EpochMs => endOfSelection(hotel, selection);

/** The moment at which a stay that is not booked yet would be over. */
export function endOfSelection({ sale }: Pick<HotelRecord, 'sale'>, { stay }: Booked['selection']): EpochMs {
  const { date, time } = departureOf(stay, sale);
  return momentOf(date, time, sale.timeZone);
}

/** A booking as the table of acts judges it, at the property's clocks as they were agreed. */
export const actingBooking = (
  { sale }: Pick<HotelRecord, 'sale'>,
  booking: Pick<BookingRow, 'selection' | 'status' | 'expires_at' | 'arrived_at' | 'left_at' | 'booked_by'>,
): ActingBooking => ({
  status: booking.status,
  ...stayBounds(booking.selection.stay, sale),
  expiresAt: booking.expires_at?.getTime() ?? null,
  hasArrived: booking.arrived_at !== null,
  hasLeft: booking.left_at !== null,
  isOfProperty: booking.booked_by === 'property',
});
