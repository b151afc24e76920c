import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { requireCount } from '../defect/require.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { AdvanceRule, Bill } from './pricing.types.ts';

/** What is charged at booking for each payment choice. An advance is never more than the total. */
export function dueNowByMethod(total: MinorUnits, advance: AdvanceRule | null): Bill['dueNow'] {
  if (advance === null) return { full: total, 'at-property': 0 };
  const part =
    advance.kind === 'fixed'
      ? requireCount(advance.amount, 'advance.amount')
      : halfUpOfProduct(total, millionthsOf(advance.percent, 'advance.percent'), wholePercent);
  return { full: total, advance: Math.min(part, total), 'at-property': 0 };
}
