import type { LocalDate } from '@latchkey/booking-core/dates';

/** A date in words; one of another year than `now` (milliseconds since the epoch) says which, once. */
export function withYearOf(text: string, date: LocalDate, now: number): string {
  const year = date.slice(0, 4);
  return year === new Date(now).toISOString().slice(0, 4) || text.includes(year) ? text : `${text} ${year}`;
}
