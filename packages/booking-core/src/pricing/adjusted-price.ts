import { halfUpOfQuotient } from '../arithmetic/half-up.ts';
import { product, type Whole } from '../arithmetic/whole.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';

/** 100 % in the integers that percentages are computed with: four decimals of a percent are exact. */
const whole = 1_000_000;

/**
 * A base price with percentages added (or, below 0, taken off), each on the price so far, exact until it is rounded once,
 * half up, to a multiple of `step` minor units: 3,000 and 15 % in steps of 100 is 3,500. Throws `invalid_percent` for a
 * percentage below -100 or of more than four decimals, `out_of_range` for a step below 1.
 */
export function adjustedPrice(base: MinorUnits, percents: readonly number[], step: MinorUnits): MinorUnits {
  if (requireCount(step, 'step') < 1) throw new CoreError('out_of_range', 'step');
  let numerator: Whole = requireCount(base, 'base');
  let denominator: Whole = step;
  for (const percent of percents) {
    numerator = product(numerator, whole + signedMillionths(percent));
    denominator = product(denominator, whole);
  }
  return halfUpOfQuotient(numerator, denominator) * step;
}

function signedMillionths(percent: number): number {
  const millionths = Math.round(percent * 10_000);
  if (!Number.isFinite(percent) || percent < -100 || Math.abs(percent * 10_000 - millionths) > 1e-6)
    throw new CoreError('invalid_percent', 'percents');
  return millionths;
}
