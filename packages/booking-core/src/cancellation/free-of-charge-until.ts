import { isBefore, wallClockBefore, type Arrival, type WallClock } from '../clock/wall-clock.ts';
import { addDays } from '../dates/local-date.ts';
import type { CancellationTier, Fee } from './cancellation.types.ts';
import { isFree, wholeFee } from './fee.ts';

/**
 * Until when cancelling is free, or null where it is not free at `now`. On the check-in day itself it is free only
 * where the property asks for no penalty on it (docs/rules.md, "Figures").
 */
export function freeOfChargeUntil(
  tiers: readonly CancellationTier[],
  arrival: Arrival,
  now: WallClock,
  checkInDayFee: Fee = wholeFee,
): WallClock | null {
  const free = tiers.filter(isFree);
  if (free.length === 0) return null;
  const last = wallClockBefore(arrival, Math.min(...free.map(({ hoursBeforeCheckIn }) => hoursBeforeCheckIn)));
  const until =
    isFree(checkInDayFee) || isBefore(last, { date: arrival.checkIn, time: '00:00' })
      ? last
      : { date: addDays(arrival.checkIn, -1), time: '23:59' };
  return isBefore(now, until) ? until : null;
}
