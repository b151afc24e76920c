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
  const parts = weights.map((weight) => floorOfProduct(amount, weight, whole));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  for (let position = 0; left > 0; position++) {
    if (weights[position] === 0) continue;
    parts[position] = (parts[position] ?? 0) + 1;
    left--;
  }
  return parts;
}
