import { daysBetween } from '../dates/local-date.ts';
import type { CancellationTier, Fee, StayPrice } from './cancellation.types.ts';
import { feeIn, higherFee, isSameFee, isWhole, wholeFee } from './fee.ts';
import { strictestTiers } from './strictest-tiers.ts';
import { isBefore, wallClockBefore, type Arrival, type WallClock } from '../clock/wall-clock.ts';

/** From `from` on the property keeps the fee. One that comes to all of the stay is 100 percent. */
export interface CancellationStep {
  readonly from: WallClock;
  readonly fee: Fee;
  /** Whole days the step lasts, at least 1. */
  readonly days: number;
}

/**
 * What cancelling costs from now to check-in, for a booking of all these plans at this price: the strictest tier at every
 * hour, and on the check-in day at least the property's penalty for it, 100 % unless set (docs/rules.md, "Figures").
 */
export function cancellationSteps(
  policies: readonly (readonly CancellationTier[])[],
  arrival: Arrival,
  now: WallClock,
  price: StayPrice,
  checkInDayFee: Fee = wholeFee,
): CancellationStep[] {
  const dayOfArrival = { date: arrival.checkIn, time: '00:00' };
  const checkIn = { date: arrival.checkIn, time: arrival.checkInTime };
  const tiers = strictestTiers(policies, price).map((tier) => ({
    until: wallClockBefore(arrival, tier.hoursBeforeCheckIn),
    fee: feeIn(tier),
  }));
  const feeFrom = (from: WallClock): Fee => {
    const fee = tiers.find(({ until }) => isBefore(from, until))?.fee ?? wholeFee;
    const kept = isBefore(from, dayOfArrival) ? fee : higherFee(fee, checkInDayFee, price);
    return isWhole(kept, price) ? wholeFee : kept;
  };
  const changes = [dayOfArrival, ...tiers.map(({ until }) => until)]
    .filter((at) => isBefore(now, at) && isBefore(at, checkIn))
    .toSorted((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
  const starts = [now, ...changes].filter(
    (from, place, all) => place === 0 || !isSameFee(feeFrom(from), feeFrom(all[place - 1] ?? from)),
  );
  return starts.map((from, place) => ({
    from,
    fee: feeFrom(from),
    days: Math.max(1, daysBetween(from.date, starts[place + 1]?.date ?? arrival.checkIn)),
  }));
}
