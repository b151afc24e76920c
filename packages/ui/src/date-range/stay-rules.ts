import type { CalendarDates, DateRange } from './date-range.types.ts';

const dayMs = 86_400_000;
const serial = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Nights between two ISO dates; negative when they are out of order. */
export const nightsBetween = (checkIn: string, checkOut: string): number => serial(checkOut) - serial(checkIn);

const isOpen = (dates: CalendarDates, date: string): boolean => (dates.get(date)?.availability ?? 'open') === 'open';

/** Whether a stay may begin on this date. */
export const canArrive = (dates: CalendarDates, date: string): boolean =>
  isOpen(dates, date) && dates.get(date)?.noArrival !== true;

/** Whether the nights are all free and as many as the first of them asks for, and end where a stay may. One may leave on a date that is full. */
export function canStay(dates: CalendarDates, { checkIn, checkOut }: DateRange): boolean {
  const nights = nightsBetween(checkIn, checkOut);
  if (dates.get(checkOut)?.noDeparture === true) return false;
  if (nights < Math.max(1, dates.get(checkIn)?.minStay ?? 1)) return false;
  return Array.from({ length: nights }, (_, night) => dateOf(serial(checkIn) + night)).every((date) =>
    isOpen(dates, date),
  );
}

/** Orders two picked dates. */
export const rangeOf = (one: string, other: string): DateRange =>
  one < other ? { checkIn: one, checkOut: other } : { checkIn: other, checkOut: one };

/** Months from that of one date to that of another. */
export const monthsBetween = (one: string, other: string): number => monthOf(other) - monthOf(one);

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The last day of the month so many months after that of a date. */
export function lastOfMonth(date: string, months: number): string {
  const month = monthOf(date) + months + 1;
  return dateOf(Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs - 1);
}

/** The lowest amount of some dates, to be pointed out; null where more than half of them have it, since it says nothing then. */
export function lowestAmount(dates: CalendarDates): number | null {
  const amounts = [...dates.values()]
    .filter((date) => date.availability === 'open')
    .map((date) => date.amount)
    .filter((amount) => amount !== null);
  const lowest = Math.min(...amounts);
  const those = amounts.filter((amount) => amount === lowest);
  return those.length > 0 && those.length * 2 <= amounts.length ? lowest : null;
}
