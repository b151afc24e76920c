import type { MinorUnits } from '../currency/currency.types.ts';
import { feeSumOf, percentOf } from '../cancellation/fee.ts';
import type { Fee, StayPrice } from '../cancellation/cancellation.types.ts';
import { refundFor, type Refund } from './refund.ts';

/** A booking that is changed to other dates, guests or rooms before its check-in. */
export interface ChangeRequest {
  /** What the stay costs before the change and after it. */
  readonly before: StayPrice;
  readonly after: StayPrice;
  /** What the guest has paid towards the stay so far. */
  readonly paid: MinorUnits;
  /** What cancelling costs at this moment, by the terms of before: `feeAt`. */
  readonly fee: Fee;
  /** What cancelling costs at least, by earlier changes; 0 where there were none. */
  readonly leastFee: MinorUnits;
  /** Of what was paid, the most that gateways can give back. */
  readonly mostOnline: MinorUnits;
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
  const { before, after, paid, fee, leastFee } = change;
  const reached = Math.max(leastFee, feeSumOf(fee, before));
  const setFree = Math.max(0, before.total - after.total);
  const [oldReturned, newReturned] = [before.returnedTaxes ?? 0, after.returnedTaxes ?? 0];
  const { penalty, processingCharge, refund, atProperty } = refundFor({
    total: setFree,
    paid: Math.max(0, paid - after.total),
    fee: feeOfPart(change),
    leastFee: Math.max(0, reached - Math.max(0, after.total - newReturned)),
    returnedTaxes: Math.min(setFree, Math.max(0, oldReturned - newReturned)),
    mostOnline: change.mostOnline,
  });
  return { penalty, processingCharge, refund, atProperty, leastFee: Math.max(0, reached - penalty) };
}

/** The fee of what a change sets free: its share, or by how much nights or a sum of the whole come to less afterwards. */
const feeOfPart = ({ fee, before, after }: ChangeRequest): Fee =>
  percentOf(fee) === null ? { amount: Math.max(0, feeSumOf(fee, before) - feeSumOf(fee, after)) } : fee;
