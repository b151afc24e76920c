import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** Rooms that are sold for a date and their revenue before tax, in minor units. */
export interface OnTheBooks {
  readonly nights: number;
  readonly revenue: MinorUnits;
}

/** What stands on the books for each of some dates; a date that is left out has nothing. */
export type Books = ReadonlyMap<LocalDate, OnTheBooks>;

const nothing: OnTheBooks = { nights: 0, revenue: 0 };

export const sumOfBooks = (all: Iterable<OnTheBooks>): OnTheBooks => {
  let [nights, revenue] = [0, 0];
  for (const one of all) {
    nights += one.nights;
    revenue += one.revenue;
  }
  return { nights, revenue };
};

/** What came and went between two looks at the same date: new, less cancelled, with what was changed. */
export const pickUpOf = (now: OnTheBooks, before: OnTheBooks): OnTheBooks => ({
  nights: now.nights - before.nights,
  revenue: now.revenue - before.revenue,
});

/** The pick-up of each date that stands on either of the books, the earliest first. */
export function pickUpByDate(now: Books, before: Books): ReadonlyMap<LocalDate, OnTheBooks> {
  const dates = [...new Set([...now.keys(), ...before.keys()])].toSorted();
  return new Map(dates.map((date) => [date, pickUpOf(now.get(date) ?? nothing, before.get(date) ?? nothing)]));
}
