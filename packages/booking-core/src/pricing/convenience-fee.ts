import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { ConvenienceFee } from './pricing.types.ts';

/** The fee of one booking; a percentage is of the rooms after discount, rounded half up. */
export function convenienceFeeOf(fee: ConvenienceFee | null, roomsAfterDiscount: MinorUnits): MinorUnits {
  if (fee === null) return 0;
  if (fee.kind === 'fixed') return requireCount(fee.amount, 'convenienceFee.amount');
  return halfUpOfProduct(roomsAfterDiscount, millionthsOf(fee.percent, 'convenienceFee.percent'), wholePercent);
}
