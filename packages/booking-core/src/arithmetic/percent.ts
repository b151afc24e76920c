import { requirePercent } from '../defect/require.ts';

/** What 100 % is in the integers that percentages are computed with: four decimals of a percent are exact. */
export const wholePercent = 1_000_000;

/** A percentage as an integer of millionths: 2.5 % is 25,000. Throws `invalid_percent`. */
export function millionthsOf(percent: number, argument: string): number {
  return Math.round(requirePercent(percent, argument) * 10_000);
}
