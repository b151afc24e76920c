import type { MinorUnits } from '../currency/currency.types.ts';
import { chargeOn, refundFor, type Refund, type RefundRequest } from './refund.ts';

/** What was agreed and paid, and how much of it a gateway can give back; the rest was paid at the property. */
export interface PartsRequest extends Omit<RefundRequest, 'paidOnline'> {
  readonly mostOnline: MinorUnits;
}

/**
 * The refund of a booking that was paid through a gateway, at the property, or in part by each: as `refundFor`, with the
 * payment company's charge taken only of what goes back through it.
 */
export function refundOfParts({ mostOnline, ...request }: PartsRequest): Refund {
  const uncharged = refundFor({ ...request, paidOnline: false });
  const { refund } = uncharged;
  const beforeTaxes = Math.max(0, refund - (request.returnedTaxes ?? 0));
  const processingCharge = Math.min(chargeOn(Math.min(refund, mostOnline), true), beforeTaxes);
  return { ...uncharged, processingCharge, refund: refund - processingCharge };
}
