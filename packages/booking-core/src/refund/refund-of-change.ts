import type { MinorUnits } from '../currency/currency.types.ts';
import { feeOf, refundFor, type Refund } from './refund.ts';

/** A booking that is changed to other dates, guests or rooms before its check-in. */
export interface ChangeRequest {
  readonly oldTotal: MinorUnits;
  readonly newTotal: MinorUnits;
  /** What the guest has paid towards the stay so far. */
  readonly paid: MinorUnits;
  /** What cancelling costs at this moment, percent of the old total: `feePercentAt`. */
  readonly feePercent: number;
  /** What cancelling costs at least, by earlier changes; 0 where there were none. */
  readonly leastFee: MinorUnits;
  /** Of what was paid, the most that gateways can give back. */
  readonly mostOnline: MinorUnits;
  /** Of both totals, the taxes that are not kept of a stay that does not take place; 0 unless given. */
  readonly oldReturnedTaxes?: MinorUnits;
  readonly newReturnedTaxes?: MinorUnits;
}

/** Where the money goes that a cheaper stay sets free, and what cancelling costs at least from now on. */
export interface ChangeRefund extends Pick<Refund, 'penalty' | 'processingCharge' | 'refund' | 'atProperty'> {
  readonly leastFee: MinorUnits;
}

/**
 * The refund of a change. Of a lower price the cancellation terms keep their share, as of a part cancelled, and 2.5 % of
 * what goes back through a gateway stays with the payment company. A change never makes cancelling cheaper: the fee that
 * cancelling had reached stays the least it costs, and so much of a lower price is kept that what remains paid still
 * covers it, without the taxes that come back as far as enough was paid.
 */
export function refundOfChange(change: ChangeRequest): ChangeRefund {
  const { oldTotal, newTotal, paid, feePercent, leastFee, oldReturnedTaxes = 0, newReturnedTaxes = 0 } = change;
  const reached = Math.max(leastFee, feeOf({ total: oldTotal, feePercent, returnedTaxes: oldReturnedTaxes }));
  const setFree = Math.max(0, oldTotal - newTotal);
  const { penalty, processingCharge, refund, atProperty } = refundFor({
    total: setFree,
    paid: Math.max(0, paid - newTotal),
    feePercent,
    leastFee: Math.max(0, reached - Math.max(0, newTotal - newReturnedTaxes)),
    returnedTaxes: Math.min(setFree, Math.max(0, oldReturnedTaxes - newReturnedTaxes)),
    mostOnline: change.mostOnline,
  });
  return { penalty, processingCharge, refund, atProperty, leastFee: Math.max(0, reached - penalty) };
}
