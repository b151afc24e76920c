import { localDateOf, type LocalDate } from '@latchkey/booking-core/dates';

const most = 4000;
const dates = new Map<number, LocalDate>();

/** The date of a day number, remembered: calendars ask for the same few hundred again and again. */
export function dateOfDay(day: number): LocalDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = localDateOf(day);
  if (dates.size >= most) dates.clear();
  dates.set(day, date);
  return date;
}
