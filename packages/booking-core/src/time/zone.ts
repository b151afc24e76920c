import { DateTime, IANAZone } from 'luxon';
import { CoreError } from '../defect/core-error.ts';
import { isLocalDate } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { minutesOf, type ClockTime } from '../clock/clock-time.ts';

/** Milliseconds since the epoch: a moment, the same everywhere. */
export type Moment = number;

/** Names that the platform has accepted: asking it takes as long as fifty prices. */
const accepted = new Set<string>();

/** Whether the platform accepts a time-zone name (specification section 5). */
export function isZone(name: string): boolean {
  if (accepted.has(name)) return true;
  const isValid = IANAZone.isValidZone(name);
  if (isValid) accepted.add(name);
  return isValid;
}

/** The date in a zone at a moment. Throws `invalid_zone`. */
export function todayIn(zone: string, now: Moment): LocalDate {
  const today = at(zone, now).toISODate();
  if (today === null || !isLocalDate(today)) throw new CoreError('out_of_range', 'now');
  return today;
}

/** Minutes since midnight on the wall clock of a zone. Throws `invalid_zone`. */
export function minutesIn(zone: string, now: Moment): number {
  const { hour, minute } = at(zone, now);
  return hour * 60 + minute;
}

/**
 * The moment at which a zone's wall clock shows a time on a date. A time the clocks skip is the moment they would have
 * shown it without the change (02:30 becomes 03:30); of a time they show twice it is the first. Throws `invalid_zone`,
 * `invalid_date`, `invalid_time`.
 */
export function momentOf(date: LocalDate, time: ClockTime, zone: string): Moment {
  if (!isLocalDate(date)) throw new CoreError('invalid_date', 'date');
  const minutes = minutesOf(time);
  const found = wallTime(date, Math.floor(minutes / 60), minutes % 60, zone);
  // Of a time shown twice, luxon takes the one whose offset is today's: the answer would change with the season.
  return (found.getPossibleOffsets()[0] ?? found).toMillis();
}

/** Whether the clocks of a zone show an hour on a date at all: a spring change skips one. */
export function hourExists(date: LocalDate, hour: number, zone: string): boolean {
  const shown = wallTime(date, hour, 0, zone);
  return shown.hour === hour && shown.toISODate() === date;
}

function wallTime(date: LocalDate, hour: number, minute: number, zone: string): DateTime {
  return DateTime.fromObject(
    { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)), hour, minute },
    { zone: known(zone) },
  );
}

function at(zone: string, now: Moment): DateTime {
  if (!Number.isFinite(now)) throw new CoreError('out_of_range', 'now');
  return DateTime.fromMillis(now, { zone: known(zone) });
}

function known(zone: string): string {
  if (!isZone(zone)) throw new CoreError('invalid_zone', 'zone');
  return zone;
}
