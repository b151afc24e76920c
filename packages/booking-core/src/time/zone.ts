import { IANAZone } from 'luxon';
import { CoreError } from '../defect/core-error.ts';
import { dayNumberOf, localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { minutesOf, type ClockTime } from '../clock/clock-time.ts';

/** Milliseconds since the epoch: a moment, the same everywhere. */
export type EpochMs = number;

/** Names that the platform has accepted: asking it takes as long as fifty prices. */
const accepted = new Set<string>();

/** Whether the platform accepts a time-zone name; nothing else makes a name valid. */
export function isZone(name: string): boolean {
  if (accepted.has(name)) return true;
  const isValid = IANAZone.isValidZone(name);
  if (isValid) accepted.add(name);
  return isValid;
}

/** The date in a zone at a moment. Throws `invalid_zone`, and `out_of_range` for a moment outside the years 1 to 9999. */
export function todayIn(zone: string, now: EpochMs): LocalDate {
  return localDateOf(Math.floor(wallClockMs(zone, now) / dayMs));
}

/** Minutes since midnight on the wall clock of a zone. Throws as `todayIn` does. */
export function minutesIn(zone: string, now: EpochMs): number {
  const ms = wallClockMs(zone, now);
  return Math.floor((ms - Math.floor(ms / dayMs) * dayMs) / minuteMs);
}

/**
 * The moment at which a zone's wall clock shows a time on a date. A time the clocks skip is the moment they would have
 * shown it without the change (02:30 becomes 03:30); of a time they show twice it is the first. Throws `invalid_zone`,
 * `invalid_date`, `invalid_time`.
 */
export function momentOf(date: LocalDate, time: ClockTime, zone: string): EpochMs {
  const { shown, beforeChange } = momentsOf(date, minutesOf(time), zone);
  return shown ?? beforeChange;
}

/** Whether an hour exists in full on a date in a zone: when summer time begins an hour, or half of one, is skipped. */
export function hourExists(date: LocalDate, hour: number, zone: string): boolean {
  return momentsOf(date, hour * 60, zone).shown !== null;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The first moment at which the clocks of a zone show a time, null where they skip it, and the moment they would show it
 * by the offset that held a day earlier. Both offsets around the date are tried, since no zone changes its clocks
 * twice within two days. Luxon's own parser starts from the offset of today, so that its answer for a time shown twice
 * depends on the season in which it is asked.
 */
function momentsOf(
  date: LocalDate,
  minutes: number,
  zone: string,
): { readonly shown: EpochMs | null; readonly beforeChange: EpochMs } {
  const clock = clockOf(zone);
  const wall = dayNumberOf(date) * dayMs + minutes * minuteMs;
  const [earlier, later] = [clock.offset(wall - dayMs), clock.offset(wall + dayMs)];
  const candidates = [earlier, later].map((offset) => ({ offset, moment: wall - offset * minuteMs }));
  // A time is shown twice only where clocks go back: the offset from before the change then gives the first moment.
  const shown = candidates.find(({ offset, moment }) => clock.offset(moment) === offset);
  return { shown: shown?.moment ?? null, beforeChange: wall - earlier * minuteMs };
}

/** What the clocks of a zone show at a moment, as milliseconds since 1970-01-01T00:00 on those clocks. */
function wallClockMs(zone: string, now: EpochMs): number {
  const ms = now + clockOf(zone).offset(now) * minuteMs;
  if (!Number.isFinite(ms)) throw new CoreError('out_of_range', 'now');
  return ms;
}

function clockOf(zone: string): IANAZone {
  if (!isZone(zone)) throw new CoreError('invalid_zone', 'zone');
  return IANAZone.create(zone);
}
