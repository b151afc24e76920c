import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { ifCancelledOf } from '../tax/returned-taxes.ts';
import type { TaxScope } from '../tax/tax-scope.types.ts';
import type { TaxLine } from '../tax/tax.types.ts';
import type { Bill } from './pricing.types.ts';

type Parts = Pick<Bill, 'taxes' | 'addons' | 'convenienceFee' | 'fees'>;

/**
 * Of what a stay costs, what is for its rooms, their taxes in it: no extra, no fee and none of the taxes on these. Of one
 * that does not take place without the taxes that come back.
 */
export function ofRoomsIn(
  { taxes, addons, convenienceFee, fees = [] }: Parts,
  total: MinorUnits,
  isCancelled = false,
): MinorUnits {
  /** What of the extras and fees a tax is on. */
  const besideIn = ({ on = [], addonIds, feeIds }: TaxScope): MinorUnits => {
    let sum = on.includes('fee') && feeIds === undefined ? convenienceFee : 0;
    for (const { addonId, amount } of addons)
      if (on.includes('extras') && addonIds?.includes(addonId) !== false) sum += amount;
    for (const { feeId, amount } of fees) if (on.includes('fee') && feeIds?.includes(feeId) !== false) sum += amount;
    return sum;
  };
  const taxBeside = (line: TaxLine): MinorUnits => {
    const { scope = {} } = line.basis;
    const isOnRooms = scope.on?.includes('rooms') !== false;
    if (isOnRooms && isCancelled && ifCancelledOf(line) === 'returned') return line.amount;
    if (line.inclusive || scope.on === undefined) return 0;
    return isOnRooms ? halfUpOfProduct(besideIn(scope), millionthsOf(line.rate, 'tax'), wholePercent) : line.amount;
  };
  return taxes.reduce((left, line) => left - taxBeside(line), total - besideIn({ on: ['extras', 'fee'] }));
}
