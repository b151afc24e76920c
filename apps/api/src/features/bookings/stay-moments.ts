import { momentOf, type Moment } from '@latchkey/booking-core/time';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import type { BookingRow } from './bookings.queries.ts';

/** When a stay begins at the property. */
export function startOfStay(hotel: HotelRecord, { selection: { stay } }: Pick<BookingRow, 'selection'>): Moment {
  const { timeZone, checkInTime } = hotel.facts;
  return stay.kind === 'nights'
    ? momentOf(stay.checkIn, checkInTime, timeZone)
    : momentOf(stay.date, `${String(stay.startHour).padStart(2, '0')}:00`, timeZone);
}

/** When a stay is over at the property. */
export function endOfStay(hotel: HotelRecord, booking: Pick<BookingRow, 'selection'>): Moment {
  const { stay } = booking.selection;
  if (stay.kind === 'nights') return momentOf(stay.checkOut, hotel.facts.checkOutTime, hotel.facts.timeZone);
  return startOfStay(hotel, booking) + stay.hours * 3_600_000;
}
