import { isBefore, type WallClock } from '../clock/wall-clock.ts';
import type { ClockTime } from '../clock/clock-time.ts';
import { addDays } from '../dates/local-date.ts';
import { nightEndsAt } from './night-ends.ts';
import { arrivalOf, departureOf } from './stay-times.ts';
import type { HotelTimes, Stay } from './stay.types.ts';

/** Another time than the hotel's own that a guest asks for: to come before or after it, or to leave after it. */
export const timeRequestKinds = ['arrival', 'late_arrival', 'departure'] as const;

export type TimeRequestKind = (typeof timeRequestKinds)[number];

/** The kind that the guest means: an arrival in the night, up to 06:00, is a late one of the evening before. */
export const timeRequestKind = (kind: TimeRequestKind, time: ClockTime): TimeRequestKind =>
  kind === 'arrival' && time < nightEndsAt ? 'late_arrival' : kind;

/**
 * The moment that a guest means who asks for a time, on the property's clocks; null where there is nothing to ask: an
 * early arrival at or after check-in time, a late departure at or before check-out time. An arrival in the night, up to
 * 06:00, belongs to the evening before.
 */
export function timeRequest(stay: Stay, times: HotelTimes, kind: TimeRequestKind, time: ClockTime): WallClock | null {
  const arrival = arrivalOf(stay, times);
  const departure = departureOf(stay, times);
  if (kind === 'arrival') return time >= nightEndsAt && time < arrival.time ? { date: arrival.date, time } : null;
  const [from, until] =
    kind === 'departure'
      ? [departure, stay.kind === 'hours' ? endOfNight(departure) : { date: addDays(departure.date, 1), time: '00:00' }]
      : [arrival, stay.kind === 'hours' ? departure : { date: addDays(arrival.date, 1), time: nightEndsAt }];
  const meant = { date: time > from.time ? from.date : addDays(from.date, 1), time };
  return isBefore(meant, until) ? meant : null;
}

/** The morning after an hour of the evening, or of the night. */
const endOfNight = ({ date, time }: WallClock): WallClock => ({
  date: time < nightEndsAt ? date : addDays(date, 1),
  time: nightEndsAt,
});
