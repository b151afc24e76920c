import { CoreError } from '../defect/core-error.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/**
 * How a refund goes back to several payers: in proportion of what is left of each one's payment, whole minor units by the
 * largest remainder, equal remainders to the first. The parts add up to the amount, and none is more than is left of its
 * payment. An amount beyond all that is left throws `out_of_range`.
 */
export function refundAmongPayers(amount: MinorUnits, left: readonly MinorUnits[]): MinorUnits[] {
  const whole = left.reduce((sum, one) => sum + requireCount(one, 'left'), 0);
  if (requireCount(amount, 'amount') > whole) throw new CoreError('out_of_range', 'amount');
  if (amount === 0) return left.map(() => 0);
  const exact = left.map((one) => {
    const product = BigInt(amount) * BigInt(one);
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
