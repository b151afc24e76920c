import type { Report } from '@latchkey/api-contract/types';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { type OnTheBooks, pickUpByDate, reportSpans, sumOfBooks } from '@latchkey/booking-core/reports';
import type { Database } from '../../../database/database.types.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { booksFrom } from './books-of.ts';
import { snapshotOn } from './books.queries.ts';

/** The days that a pick-up is of where nobody says from when. */
const usualDays = 7;

/**
 * What stands on the books from today on by month, and what it has gained and lost since a day; null where nobody kept the
 * books of that day or an earlier one.
 */
export async function pickUpOf(
  db: Database,
  hotel: HotelRecord,
  today: LocalDate,
  since: LocalDate = addDays(today, -usualDays),
): Promise<NonNullable<Report['pickUp']>> {
  const [now, before] = await Promise.all([booksFrom(db, hotel, today), snapshotOn(db, hotel.id, since)]);
  const then = new Map(
    Object.entries(before?.nights ?? {}).flatMap(([date, [nights, revenue]]) =>
      date < today ? [] : [[date as LocalDate, { nights, revenue }] as const],
    ),
  );
  const changed = pickUpByDate(now, then);
  const last = [...changed.keys()].at(-1);
  const within = (books: ReadonlyMap<LocalDate, OnTheBooks>, from: LocalDate, to: LocalDate): OnTheBooks =>
    sumOfBooks([...books].filter(([date]) => date >= from && date <= to).map(([, one]) => one));
  return {
    since: before?.taken_on ?? null,
    onTheBooks: sumOfBooks(now.values()),
    pickUp: before === undefined ? null : sumOfBooks(changed.values()),
    months: (last === undefined ? [] : reportSpans({ from: today, to: last }, 'month')).map(({ from, to }) => ({
      from,
      to,
      onTheBooks: within(now, from, to),
      pickUp: before === undefined ? null : within(changed, from, to),
    })),
  };
}
