import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import { civilDateOf, civilDay } from './civil-day.ts';
import type { LocalDate } from './local-date.types.ts';

const shape = /^\d{4}-\d{2}-\d{2}$/;

/** The text as a date, or null where it is not a real day of the calendar (`2026-02-30`, `27/11/2026`, year 0). */
export function parseLocalDate(text: string): LocalDate | null {
  return isLocalDate(text) ? text : null;
}

/** Whether the text is an ISO 8601 day (`2026-11-27`) that exists, from year 1 to 9999. */
export function isLocalDate(text: string): text is LocalDate {
  return civilDayIn(text) !== null;
}

/** Days since 1970-01-01; for arithmetic, ordering is the text's own. Throws `invalid_date`. */
export function dayNumberOf(date: LocalDate, argument = 'date'): number {
  const day = civilDayIn(date);
  if (day === null) throw new CoreError('invalid_date', argument);
  return day;
}

/** The day that a text names, or null where there is none: read once for both of the above, since every price asks. */
function civilDayIn(text: string): number | null {
  if (!shape.test(text)) return null;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const year = Number(text.slice(0, 4));
  if (year < 1 || month < 1 || month > 12) return null;
  const found = civilDay(year, month, day);
  const [, , sameDay] = civilDateOf(found);
  return sameDay === day ? found : null;
}

/** The reverse of `dayNumberOf`. Throws `out_of_range` outside the years 1 to 9999. */
export function localDateOf(dayNumber: number): LocalDate {
  const [year, month, day] = civilDateOf(requireInteger(dayNumber, 'dayNumber'));
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  if (!isLocalDate(text)) throw new CoreError('out_of_range', 'dayNumber');
  return text;
}

/** The date so many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOf(dayNumberOf(date) + requireInteger(days, 'days'));
}

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumberOf(to, 'to') - dayNumberOf(from, 'from');
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(date: LocalDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const fromMonday = (((dayNumberOf(date) + 3) % 7) + 7) % 7;
  return (fromMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
