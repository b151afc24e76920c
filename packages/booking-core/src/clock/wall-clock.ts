import { minutesOf, type ClockTime } from './clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';

/** A time on the property's own clocks: what a guest is told, without a library of zones. */
export interface WallClock {
  readonly date: LocalDate;
  /** `HH:mm` */
  readonly time: ClockTime;
}

/** The day and hour from which a stay's deadlines count back. */
export interface Arrival {
  readonly checkIn: LocalDate;
  readonly checkInTime: ClockTime;
}

/** Whether one wall-clock time comes before another. */
export const isBefore = (one: WallClock, other: WallClock): boolean =>
  `${one.date}T${one.time}` < `${other.date}T${other.time}`;

/** So many hours before check-in on the property's clocks: 48 before Friday noon is Wednesday noon, as `hoursBeforeCheckIn` of `time`. */
export function wallClockBefore({ checkIn, checkInTime }: Arrival, hours: number): WallClock {
  const minutes = minutesOf(checkInTime, 'checkInTime') - hours * 60;
  const days = Math.floor(minutes / 1440);
  const inDay = minutes - days * 1440;
  return {
    date: addDays(checkIn, days),
    time: `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`,
  };
}
