import type { ClockTime } from '../clock/clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import { nightEndsAt } from '../stay/night-ends.ts';
import { arrivalOf, departureOf } from '../stay/stay-times.ts';
import type { HotelTimes, Stay } from '../stay/stay.types.ts';
import { momentOf, type EpochMs } from './zone.ts';

/** The moments of a stay by which is judged who can do what with it, and what a guest is shown of it. */
export interface StayBounds {
  /** Midnight at which the day of arrival begins at the property. */
  readonly arrivalDay: EpochMs;
  readonly checkIn: EpochMs;
  /** When the first night is over; the end of a stay of hours, which has none. */
  readonly nightOver: EpochMs;
  /** When the day of arrival is closed: who lands in the night has come by then. */
  readonly dayCloses: EpochMs;
  readonly checkOut: EpochMs;
}

const dayClosesAt: ClockTime = '12:00';

/** The bounds of a stay on the property's clocks. Throws as `momentOf` does. */
export function stayBounds(stay: Stay, property: HotelTimes & { readonly timeZone: string }): StayBounds {
  const arrival = arrivalOf(stay, property);
  const departure = departureOf(stay, property);
  const at = (date: typeof arrival.date, time: ClockTime): EpochMs => momentOf(date, time, property.timeZone);
  const nextDay = addDays(arrival.date, 1);
  const checkOut = at(departure.date, departure.time);
  return {
    arrivalDay: at(arrival.date, '00:00'),
    checkIn: at(arrival.date, arrival.time),
    nightOver: stay.kind === 'nights' ? at(nextDay, nightEndsAt) : checkOut,
    dayCloses: at(nextDay, dayClosesAt),
    checkOut,
  };
}
