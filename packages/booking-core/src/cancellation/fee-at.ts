import type { CancellationSchedule, Fee } from './cancellation.types.ts';
import { higherFee, isFree, wholeFee } from './fee.ts';

/** What cancelling at a moment costs, or that it is too late to cancel. */
export type CancellationTerms =
  | { readonly kind: 'open'; readonly fee: Fee; readonly reason: 'tier' | 'after_last_tier' | 'check_in_day' }
  | { readonly kind: 'closed'; readonly code: 'after_check_in' };

/**
 * The fee at a moment. Cancelling is possible only before check-in time in the property's local time; on the check-in
 * day the property keeps at least its penalty for that day (docs/rules.md, "Validation").
 */
export const feeAt = (schedule: CancellationSchedule, now: number): CancellationTerms =>
  now >= schedule.checkIn ? { kind: 'closed', code: 'after_check_in' } : termsBefore(schedule, now);

function termsBefore(schedule: CancellationSchedule, now: number): Extract<CancellationTerms, { kind: 'open' }> {
  const tier = schedule.tiers.find((candidate) => now <= candidate.until);
  const fee = tier?.fee ?? wholeFee;
  const { checkInDayFee } = schedule;
  if (now >= schedule.checkInDay && higherFee(checkInDayFee, fee, schedule.price) === checkInDayFee)
    return { kind: 'open', fee: checkInDayFee, reason: 'check_in_day' };
  return { kind: 'open', fee, reason: tier === undefined ? 'after_last_tier' : 'tier' };
}

/** The fee at the last moment at which cancelling is possible. */
export const lastFeeOf = (schedule: CancellationSchedule): Fee => termsBefore(schedule, schedule.checkIn - 1).fee;

/** The fee of a no-show: the property's no-show penalty, but at least the cancellation fee at the last moment before check-in. */
export const noShowFeeOf = (schedule: CancellationSchedule): Fee =>
  higherFee(schedule.noShowFee, lastFeeOf(schedule), schedule.price);

/** The last moment at which cancelling is free, or null where it never was. */
export function freeUntil(schedule: CancellationSchedule): number | null {
  const free = schedule.tiers.filter(({ fee }) => isFree(fee)).at(-1);
  if (free === undefined) return null;
  return isFree(schedule.checkInDayFee) ? free.until : Math.min(free.until, schedule.checkInDay - 1);
}
