import type { CalendarDates, DateRange } from './date-range.types.ts';

const dayMs = 86_400_000;
const serial = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Nights between two ISO dates; negative when they are out of order. */
export const nightsBetween = (checkIn: string, checkOut: string): number => serial(checkOut) - serial(checkIn);

const isOpen = (dates: CalendarDates, date: string): boolean => (dates.get(date)?.availability ?? 'open') === 'open';

/** Whether a stay may begin on this date. */
export const canArrive = (dates: CalendarDates, date: string): boolean => isOpen(dates, date);

/** Whether the nights are all free and as many as the first of them asks for. One may leave on a date that is full. */
export function canStay(dates: CalendarDates, { checkIn, checkOut }: DateRange): boolean {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < Math.max(1, dates.get(checkIn)?.minStay ?? 1)) return false;
  return Array.from({ length: nights }, (_, night) => dateOf(serial(checkIn) + night)).every((date) =>
    isOpen(dates, date),
  );
}

/** Orders two picked dates. */
export const rangeOf = (one: string, other: string): DateRange =>
  one < other ? { checkIn: one, checkOut: other } : { checkIn: other, checkOut: one };

/** The lowest amount on the calendar, to be pointed out; null when every date costs the same. */
export function lowestAmount(dates: CalendarDates): number | null {
  const amounts = [...dates.values()]
    .filter((date) => date.availability === 'open')
    .map((date) => date.amount)
    .filter((amount) => amount !== null);
  const lowest = Math.min(...amounts);
  return amounts.some((amount) => amount > lowest) ? lowest : null;
}
