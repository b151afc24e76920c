import type { LocalDate } from '@latchkey/booking-core/dates';

const dayMs = 86_400_000;

/** Days since 1970-01-01: dates as indexes of the arrays of an ARI snapshot. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / dayMs);

const most = 4000;
const dates = new Map<number, LocalDate>();

/** The date of a day, remembered: calendars ask for the same few hundred again and again. */
export function dateOfDay(day: number): LocalDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * dayMs).toISOString().slice(0, 10) as LocalDate;
  if (dates.size >= most) dates.clear();
  dates.set(day, date);
  return date;
}
