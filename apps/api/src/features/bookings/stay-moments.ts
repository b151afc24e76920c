import { arrivalOf, departureOf } from '@latchkey/booking-core/stay';
import { momentOf, type EpochMs } from '@latchkey/booking-core/time';
import type { AgreedHotel, HotelRecord } from '../hotels/hotel-record.ts';
import type { BookingRow } from './bookings.queries.ts';

type Booked = Pick<BookingRow, 'selection'>;

/** The moment at which a stay begins at the property. */
export function startOfStay({ sale }: AgreedHotel, { selection }: Booked): EpochMs {
  const { date, time } = arrivalOf(selection.stay, sale);
  return momentOf(date, time, sale.timeZone);
}

/** The moment at which a stay is over at the property. */
export const endOfStay = (hotel: AgreedHotel, { selection }: Booked): EpochMs => endOfSelection(hotel, selection);

/** The moment at which a stay that is not booked yet would be over. */
export function endOfSelection({ sale }: Pick<HotelRecord, 'sale'>, { stay }: Booked['selection']): EpochMs {
  const { date, time } = departureOf(stay, sale);
  return momentOf(date, time, sale.timeZone);
}
