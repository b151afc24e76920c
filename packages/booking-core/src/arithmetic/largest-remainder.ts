import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';

/**
 * Parts of `amount` in proportion to `weights` (integers, not negative, at least one above 0): whole units by the largest
 * remainder, equal remainders to the first. The parts add up to `amount`, and each is within a unit of its exact share.
 */
export function byLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + requireCount(weight, 'weights'), 0);
  if (requireCount(whole, 'weights') === 0) throw new CoreError('empty', 'weights');
  requireCount(amount, 'amount');
  const exact = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { part: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) };
  });
  const over = amount - exact.reduce((sum, { part }) => sum + part, 0);
  const more = new Set(
    exact
      .map(({ remainder }, place) => ({ remainder, place }))
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, over)
      .map(({ place }) => place),
  );
  return exact.map(({ part }, place) => part + Number(more.has(place)));
}
