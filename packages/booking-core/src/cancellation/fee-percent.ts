import type { CancellationSchedule, CancellationTier } from './cancellation.types.ts';

/** What cancelling at a moment costs, in percent of the total, or that it is too late to cancel. */
export type CancellationTerms =
  | { readonly kind: 'open'; readonly percent: number; readonly reason: 'tier' | 'after_last_tier' | 'check_in_day' }
  | { readonly kind: 'closed'; readonly code: 'after_check_in' };

/**
 * The fee at a moment. Cancelling is possible only before check-in time in the property's local time; on the check-in
 * day the property keeps at least its penalty for that day (docs/rules.md, "Validation").
 */
export const feePercentAt = (schedule: CancellationSchedule, now: number): CancellationTerms =>
  now >= schedule.checkIn ? { kind: 'closed', code: 'after_check_in' } : termsBefore(schedule, now);

function termsBefore(schedule: CancellationSchedule, now: number): Extract<CancellationTerms, { kind: 'open' }> {
  const tier = schedule.tiers.find((candidate) => now <= candidate.until);
  const percent = tier?.percent ?? 100;
  if (now >= schedule.checkInDay && schedule.checkInDayPercent >= percent)
    return { kind: 'open', percent: schedule.checkInDayPercent, reason: 'check_in_day' };
  return { kind: 'open', percent, reason: tier === undefined ? 'after_last_tier' : 'tier' };
}

/**
 * The no-show fee in percent of the total: the property's no-show penalty, but at least the cancellation fee at the
 * last moment before check-in.
 */
export function noShowPercentOf(schedule: CancellationSchedule): number {
  return Math.max(schedule.noShowPercent, termsBefore(schedule, schedule.checkIn - 1).percent);
}

/** The last moment at which cancelling costs nothing, or null where it never was free. */
export function freeUntil(schedule: CancellationSchedule): number | null {
  const free = schedule.tiers.filter((tier) => tier.percent === 0).at(-1);
  if (free === undefined) return null;
  return schedule.checkInDayPercent > 0 ? Math.min(free.until, schedule.checkInDay - 1) : free.until;
}

/** The strictest of several rate plans' tiers at every hour, the earliest first: what holds for a booking of all of them. */
export function strictestTiers(policies: readonly (readonly CancellationTier[])[]): CancellationTier[] {
  const hours = [...new Set(policies.flatMap((tiers) => tiers.map((tier) => tier.hoursBeforeCheckIn)))].sort(
    (left, right) => right - left,
  );
  const steps = hours.map((hour) => ({
    hoursBeforeCheckIn: hour,
    percent: Math.max(...policies.map((tiers) => percentAt(tiers, hour))),
  }));
  return steps.filter((step, position) => step.percent < 100 && steps[position + 1]?.percent !== step.percent);
}

function percentAt(tiers: readonly CancellationTier[], hours: number): number {
  const reached = tiers
    .filter((tier) => tier.hoursBeforeCheckIn <= hours)
    .sort((left, right) => right.hoursBeforeCheckIn - left.hoursBeforeCheckIn);
  return reached[0]?.percent ?? 100;
}
