import { addDays } from '@latchkey/booking-core/dates';
import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { momentOf, type EpochMs } from '@latchkey/booking-core/time';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import type { AgreedHotel } from '../hotels/hotel-record.ts';

/** An arrival before this time belongs to the evening before: the guest travels through the night. */
const nightEndsAt = '06:00';

/**
 * The latest moment that a guest who asks for a time can mean: an arrival at 01:30 is in the night after the day of
 * arrival, a departure from booked hours may be past midnight.
 */
export function momentAsked(
  { sale }: AgreedHotel,
  { selection: { stay } }: Pick<BookingRow, 'selection'>,
  kind: 'arrival' | 'departure',
  time: string,
): EpochMs {
  const arrival = arrivalOf(stay, sale);
  const dateAsked = (): typeof arrival.date => {
    if (kind === 'arrival') return addDays(arrival.date, time < nightEndsAt ? 1 : 0);
    if (stay.kind === 'hours') return addDays(arrival.date, time < arrival.time ? 1 : 0);
    return departureOf(stay, sale).date;
  };
  return momentOf(dateAsked(), time, sale.timeZone);
}
