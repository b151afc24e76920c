import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { ifCancelledOf } from '../tax/returned-taxes.ts';
import type { TaxScope } from '../tax/tax-scope.types.ts';
import type { TaxLine } from '../tax/tax.types.ts';
import type { Bill } from './pricing.types.ts';

type Parts = Pick<Bill, 'taxes' | 'addons' | 'convenienceFee' | 'fees'>;

/**
 * The part of a stay's cost that is for its rooms, their taxes included: extras, fees and the taxes on these are left
 * out. For a cancelled stay, less the taxes that come back.
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
