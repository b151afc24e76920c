import { wallClockIn } from './moment.ts';

/** A date and a time of day (`HH:mm`) on the clocks of some zone. */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

const minuteMs = 60_000;

/**
 * The moment, in milliseconds since the epoch, at which a zone's clocks show a time; without loading a library of zones.
 * A time that the clocks skip is the moment that they would have shown it without the change, of a time that they show
 * twice it is the first: as `momentOf` of booking-core's `time`. Throws on an unknown zone.
 */
export function zonedMoment({ date, time }: WallTime, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Each zone is within a day of UTC, and none changes its clocks twice in two days.
  const before = offsetAt(wall - 1440 * minuteMs, timeZone);
  const after = offsetAt(wall + 1440 * minuteMs, timeZone);
  const [earlier, later] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  const shows = (moment: number): boolean => moment + offsetAt(moment, timeZone) === wall;
  if (shows(earlier)) return earlier;
  return shows(later) ? later : wall - before;
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallClockIn(moment, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(moment / minuteMs) * minuteMs;
}
