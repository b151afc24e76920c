import type { CancellationTier, Fee, StayPrice } from './cancellation.types.ts';
import { feeIn, highestFee, isSameFee, isWhole, wholeFee } from './fee.ts';

/**
 * The strictest of several rate plans' tiers at every hour, the earliest first: what holds for a booking of all of them.
 * The strictest is the one that keeps most of this stay.
 */
export function strictestTiers(
  policies: readonly (readonly CancellationTier[])[],
  price: StayPrice,
): CancellationTier[] {
  const hours = [...new Set(policies.flatMap((tiers) => tiers.map((tier) => tier.hoursBeforeCheckIn)))].sort(
    (left, right) => right - left,
  );
  const steps = hours.map((hour) => ({
    hoursBeforeCheckIn: hour,
    ...highestFee(
      policies.map((tiers) => feeBefore(tiers, hour)),
      price,
    ),
  }));
  // After the last tier the fee is the whole price: a tier of the whole price says something only before a lower one.
  const last = steps.findLastIndex((step) => !isWhole(step, price));
  return steps.slice(0, last + 1).filter((step, position, all) => {
    const next = all[position + 1];
    return next === undefined || !isSameFee(step, next);
  });
}

function feeBefore(tiers: readonly CancellationTier[], hours: number): Fee {
  const reached = tiers
    .filter((tier) => tier.hoursBeforeCheckIn <= hours)
    .sort((left, right) => right.hoursBeforeCheckIn - left.hoursBeforeCheckIn);
  return reached[0] === undefined ? wholeFee : feeIn(reached[0]);
}
