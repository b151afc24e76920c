import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import { civilDateOf, civilDay } from './civil-day.ts';
import type { LocalDate } from './local-date.types.ts';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The text as a date, or null where it is not a real day of the calendar (`2026-02-30`, `27/11/2026`, year 0). */
export function parseLocalDate(text: string): LocalDate | null {
  return isLocalDate(text) ? text : null;
}

/** Whether the text is an ISO 8601 day (`2026-11-27`) that exists, from year 1 to 9999. */
export function isLocalDate(text: string): text is LocalDate {
  const match = shape.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12) return false;
  const [, , sameDay] = civilDateOf(civilDay(year, month, day));
  return sameDay === day;
}

/** Days since 1970-01-01; for arithmetic, ordering is the text's own. Throws `invalid_date`. */
export function dayNumberOf(date: LocalDate, argument = 'date'): number {
  if (!isLocalDate(date)) throw new CoreError('invalid_date', argument);
  return civilDay(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
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
