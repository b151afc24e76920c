import type { ClockTime } from '../clock/clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { momentOf, todayIn, type EpochMs } from '../time/zone.ts';

/** When a house's day may end, of the date after it: from midnight to six, in half hours. */
export const dayEndTimes = [
  '00:00',
  '00:30',
  '01:00',
  '01:30',
  '02:00',
  '02:30',
  '03:00',
  '03:30',
  '04:00',
  '04:30',
  '05:00',
  '05:30',
  '06:00',
] as const satisfies readonly ClockTime[];

export type DayEndTime = (typeof dayEndTimes)[number];

/** Where the house sets no other: with the date, as everything else counts its days. */
export const usualDayEnd: DayEndTime = '00:00';

/**
 * The moment at which a day of a house ends. Where the clocks show that time twice it is the first, and where they skip it
 * the moment they would have shown it: a day ends once.
 */
export const endOfDay = (day: LocalDate, endsAt: ClockTime, zone: string): EpochMs =>
  momentOf(addDays(day, 1), endsAt, zone);

/** The day that a house lives in at a moment: the date before while its day has not ended. */
export function houseDayAt(zone: string, now: EpochMs, endsAt: ClockTime): LocalDate {
  const today = todayIn(zone, now);
  const before = addDays(today, -1);
  return now < endOfDay(before, endsAt, zone) ? before : today;
}
