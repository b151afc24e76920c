import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { momentOf, type EpochMs } from '@latchkey/booking-core/time';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import type { BookingRow } from './bookings.queries.ts';

type Booked = Pick<BookingRow, 'selection'>;

/** The moment at which a stay begins at the property. */
export function startOfStay({ sale }: Pick<HotelRecord, 'sale'>, { selection }: Booked): EpochMs {
  const { date, time } = arrivalOf(selection.stay, sale);
  return momentOf(date, time, sale.timeZone);
}

/** The moment at which a stay is over at the property. */
export function endOfStay({ sale }: Pick<HotelRecord, 'sale'>, { selection }: Booked): EpochMs {
  const { date, time } = departureOf(selection.stay, sale);
  return momentOf(date, time, sale.timeZone);
}
