import type { StockFault } from '@latchkey/api-contract/types';
import {
  addDays,
  dayNumberOf,
  isStayDate,
  lastDayOnSale,
  type LocalDate,
  nightsOf,
} from '@latchkey/booking-core/dates';
import { type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';

/** Some nights, both ends included. */
export interface DateSpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Two years and the day after: the longest horizon that a hotel can have. */
const longestSpan = 731;

/** Whether both ends are dates in order and not too far apart. */
export const isSpan = ({ from, to }: DateSpan): boolean =>
  isStayDate(from) && isStayDate(to) && from <= to && dayNumberOf(to) - dayNumberOf(from) < longestSpan;

/** The nights that a hotel sells and its property can set: from today on, as far ahead as it is on sale. */
export function nightsOnSale(hotel: HotelRecord, now: Date): DateSpan {
  const today = propertyToday(hotel.sale.timeZone, now);
  return { from: today, to: lastDayOnSale(today, hotel.sale.daysOnSale) };
}

export const datesOf = ({ from, to }: DateSpan): LocalDate[] => nightsOf(from, addDays(to, 1));

/** Which dates lie in the past or further ahead than the hotel sells: an edit there would do nothing. */
export function faultsOfDates(dates: readonly LocalDate[], onSale: DateSpan): StockFault[] {
  const [past, beyond] = [dates.filter((date) => date < onSale.from), dates.filter((date) => date > onSale.to)];
  return [
    ...(past.length === 0 ? [] : [{ code: 'past_dates' as const, dates: past, onSale }]),
    ...(beyond.length === 0 ? [] : [{ code: 'beyond_horizon' as const, dates: beyond, onSale }]),
  ];
}
