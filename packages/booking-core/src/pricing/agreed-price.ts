import type { MinorUnits } from '../currency/currency.types.ts';
import type { Bill } from './pricing.types.ts';

/** A price that guest and property agreed on in place of the computed one; all in minor units of the bill's currency. */
export interface AgreedPrice {
  /** What the bill's own lines add up to. */
  readonly computed: MinorUnits;
  /** What the agreed price adds to that, or, below 0, takes off it; never 0. */
  readonly adjustment: MinorUnits;
  /** What is paid: `computed + adjustment`. */
  readonly total: MinorUnits;
}

/**
 * The closing lines of a bill whose booking has an agreed price: the property revised the price and the guest accepted
 * it. Null where the bill's own total is the price. Every bill that is shown ends with this.
 */
export const agreedPriceOf = (bill: Pick<Bill, 'total'>, total: MinorUnits): AgreedPrice | null =>
  total === bill.total ? null : { computed: bill.total, adjustment: total - bill.total, total };
