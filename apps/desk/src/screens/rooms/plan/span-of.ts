import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import type { BarSpan } from './plan.types.ts';

/** The days in sight. */
export interface Window {
  readonly from: LocalDate;
  readonly days: number;
}

/** Where nights lie in a window, in half days: from noon of the first to noon after the last. Null where none is in sight. */
export function spanOf({ from, days }: Window, first: LocalDate, last: LocalDate): BarSpan | null {
  const [start, end] = [2 * daysBetween(from, first) + 1, 2 * (daysBetween(from, last) + 1) + 1];
  if (end <= 0 || start >= 2 * days) return null;
  return {
    start: Math.max(0, start),
    end: Math.min(2 * days, end),
    fromBefore: start < 0,
    goesOn: end > 2 * days,
  };
}
