import { addDays } from '@latchkey/booking-core/dates';
import { momentOf, type Moment } from '@latchkey/booking-core/time';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';

/** Whoever arrives before this has been on the way since the evening before. */
const nightEndsAt = '06:00';

/** When a time asked for would be, at the property, the latest that can be meant: 01:30 is the night after the day of arrival. */
export function momentAsked(
  hotel: HotelRecord,
  { selection: { stay } }: Pick<BookingRow, 'selection'>,
  kind: 'arrival' | 'departure',
  time: string,
): Moment {
  const { timeZone } = hotel.facts;
  const [first, last] = stay.kind === 'nights' ? [stay.checkIn, stay.checkOut] : [stay.date, stay.date];
  if (kind === 'arrival') return momentOf(addDays(first, time < nightEndsAt ? 1 : 0), time, timeZone);
  // Hours may run past midnight.
  const isNextDay = stay.kind === 'hours' && Number(time.slice(0, 2)) < stay.startHour;
  return momentOf(addDays(last, isNextDay ? 1 : 0), time, timeZone);
}
