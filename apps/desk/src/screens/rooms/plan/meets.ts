import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Bar } from './plan.types.ts';

/** Whether a bar has a night of some, the first and the last of which are named. */
export function meets(bar: Bar, first: LocalDate, last: LocalDate): boolean {
  const nights = bar.kind === 'stay' ? bar : bar.closure;
  return nights.first <= last && nights.last >= first;
}
