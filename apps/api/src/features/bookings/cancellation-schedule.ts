import { strictestTiers, type CancellationSchedule } from '@latchkey/booking-core/cancellation';
import { arrivalOf } from '@latchkey/booking-core/stay';
import { scheduleOf } from '@latchkey/booking-core/time';
import { ratePlanOf, type HotelRecord } from '../hotels/hotel-record.ts';
import type { BookingRow } from './bookings.queries.ts';

/** The strictest terms of all plans booked, on the calendar of this stay. An hourly stay begins at its hour. */
export function scheduleOfBooking(hotel: HotelRecord, booking: Pick<BookingRow, 'selection'>): CancellationSchedule {
  const { stay, rooms } = booking.selection;
  const tiers = strictestTiers(rooms.map((room) => ratePlanOf(hotel, room.ratePlanId)?.cancellation ?? []));
  const { date: checkIn, time: checkInTime } = arrivalOf(stay, hotel.sale);
  return scheduleOf({ tiers, ...hotel.readFacts().penalties }, { checkIn, checkInTime, timeZone: hotel.sale.timeZone });
}
