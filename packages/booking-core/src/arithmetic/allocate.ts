import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import { floorOfProduct } from './half-up.ts';

/**
 * Parts of `amount` in proportion to `weights` (integers, not negative, at least one above 0). The parts are integers
 * and add up to `amount`; each is within one unit of its exact share; a weight of 0 gets 0; units that cannot be shared
 * go to the first parts that have a weight.
 */
export function allocateByWeights(amount: number, weights: readonly number[]): number[] {
  requireCount(amount, 'amount');
  const whole = weights.reduce((sum, weight) => sum + requireCount(weight, 'weights'), 0);
  if (requireCount(whole, 'weights') === 0) throw new CoreError('empty', 'weights');
  return partsOf(amount, weights, whole);
}

/** The same of figures that are checked, for weights that add up to `whole`, above 0. */
export function partsOf(amount: number, weights: readonly number[], whole: number): number[] {
  const parts = weights.map((weight) => floorOfProduct(amount, weight, whole));
  let left = parts.reduce((rest, part) => rest - part, amount);
  return parts.map((part, at) => (weights[at] === 0 || left-- <= 0 ? part : part + 1));
}
