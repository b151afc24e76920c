import { CoreError } from '../defect/core-error.ts';

/** A time on the property's wall clock, 24-hour: `12:00`, `23:30`. */
export type ClockTime = string;

/** Minutes since midnight, or null where the text is no time of day. */
export function parseClockTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** Minutes since midnight. Throws `invalid_time`. */
export function minutesOf(time: ClockTime, argument = 'time'): number {
  const minutes = parseClockTime(time);
  if (minutes === null) throw new CoreError('invalid_time', argument);
  return minutes;
}

/** Whether both are times and the first is not after the second (docs/rules.md, "Validation"). */
export function isTimePair(first: string, second: string): boolean {
  const [start, end] = [parseClockTime(first), parseClockTime(second)];
  return start !== null && end !== null && start <= end;
}

/** An hour of the day as it is shown: 0 is 12 AM, 13 is 1 PM (docs/rules.md, "Figures"). Throws `out_of_range`. */
export function twelveHourOf(hour: number): { readonly hour: number; readonly period: 'AM' | 'PM' } {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new CoreError('out_of_range', 'hour');
  return { hour: hour % 12 === 0 ? 12 : hour % 12, period: hour < 12 ? 'AM' : 'PM' };
}
