import { isTimePair, minutesOf } from '../clock/clock-time.ts';
import { weekdayOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { ItineraryPlace } from './itinerary.types.ts';

/** A place that is closed on more weekdays than this is not open on an ordinary day. */
const mostClosedDays = 3;

/**
 * Whether a place is open on a date. Without one: whether it is open on an ordinary day, which is to say all year and on
 * most weekdays.
 */
export function isOpenOn({ closedOn = [], season }: ItineraryPlace, date: LocalDate | null): boolean {
  if (date === null) return season === undefined && closedOn.length <= mostClosedDays;
  return !closedOn.includes(weekdayOf(date)) && (season === undefined || isIn(season, date.slice(5)));
}

/** From when to when a place is open, minutes since midnight; beyond 1440 where it closes after midnight. */
export function openingHoursOf({ opens, closes }: ItineraryPlace): {
  readonly opensAt: number;
  readonly closesAt: number;
} {
  const [opensAt, closing] = [minutesOf(opens, 'opens'), minutesOf(closes, 'closes')];
  return { opensAt, closesAt: isTimePair(opens, closes) ? closing : closing + 1440 };
}

const isIn = ({ from, to }: NonNullable<ItineraryPlace['season']>, day: string): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;
