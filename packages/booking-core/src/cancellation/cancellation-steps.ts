import { daysBetween } from '../dates/local-date.ts';
import type { CancellationTier } from './cancellation.types.ts';
import { strictestTiers } from './fee-percent.ts';
import { isBefore, wallClockBefore, type Arrival, type WallClock } from '../clock/wall-clock.ts';

/** From `from` on the property keeps `percent` of the total. */
export interface CancellationStep {
  readonly from: WallClock;
  readonly percent: number;
  /** Whole days the step lasts, at least 1. */
  readonly days: number;
}

/**
 * What cancelling costs from now to check-in, for a booking of all these plans: the strictest tier at every hour, and on
 * the check-in day at least the property's penalty for it, 100 % unless set (docs/rules.md, "Figures").
 */
export function cancellationSteps(
  policies: readonly (readonly CancellationTier[])[],
  arrival: Arrival,
  now: WallClock,
  checkInDayPercent = 100,
): CancellationStep[] {
  const dayOfArrival = { date: arrival.checkIn, time: '00:00' };
  const checkIn = { date: arrival.checkIn, time: arrival.checkInTime };
  const tiers = strictestTiers(policies).map(({ hoursBeforeCheckIn, percent }) => ({
    until: wallClockBefore(arrival, hoursBeforeCheckIn),
    percent,
  }));
  const percentFrom = (from: WallClock): number =>
    Math.max(
      tiers.find(({ until }) => isBefore(from, until))?.percent ?? 100,
      isBefore(from, dayOfArrival) ? 0 : checkInDayPercent,
    );
  const changes = [dayOfArrival, ...tiers.map(({ until }) => until)]
    .filter((at) => isBefore(now, at) && isBefore(at, checkIn))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
  const starts = [now, ...changes].filter(
    (from, place, all) => place === 0 || percentFrom(from) !== percentFrom(all[place - 1] ?? from),
  );
  return starts.map((from, place) => ({
    from,
    percent: percentFrom(from),
    days: Math.max(1, daysBetween(from.date, starts[place + 1]?.date ?? arrival.checkIn)),
  }));
}
