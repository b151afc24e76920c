import { byLargestRemainder } from '../arithmetic/largest-remainder.ts';
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
  return amount === 0 ? left.map(() => 0) : byLargestRemainder(amount, left);
}
