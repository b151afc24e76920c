import type { CancellationTier } from './cancellation.types.ts';

/** Ways of cancelling that a hotel can choose at its desk, in place of tiers of its own. */
export const usualPolicies = {
  flexible: [{ hoursBeforeCheckIn: 24, percent: 0 }],
  firstNight: [
    { hoursBeforeCheckIn: 48, percent: 0 },
    { hoursBeforeCheckIn: 0, nights: 1 },
  ],
  moderate: [
    { hoursBeforeCheckIn: 120, percent: 0 },
    { hoursBeforeCheckIn: 24, percent: 50 },
  ],
  strict: [
    { hoursBeforeCheckIn: 336, percent: 0 },
    { hoursBeforeCheckIn: 168, percent: 50 },
  ],
  firm: [],
} as const satisfies Readonly<Record<string, readonly CancellationTier[]>>;
