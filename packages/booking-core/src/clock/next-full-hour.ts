import type { WallClock } from './wall-clock.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { minutesOf } from './clock-time.ts';

/** The next full hour on a wall clock, the hourly search's default: 23:20 gives hour 0 of the next date. Throws `invalid_time`. */
export function nextFullHour({ date, time }: WallClock): { readonly date: LocalDate; readonly hour: number } {
  const next = Math.floor(minutesOf(time) / 60) + 1;
  return next === 24 ? { date: addDays(date, 1), hour: 0 } : { date, hour: next };
}
