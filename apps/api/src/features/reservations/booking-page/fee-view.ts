import type { CancellationQuote } from '@latchkey/api-contract/types';
import { percentOf, statedFee, type Fee, type StayPrice } from '@latchkey/booking-core/cancellation';

/** A fee of the terms as it is sent: its share of the stay, and what it is of where that is nights or a sum. */
export function feeView(terms: Fee, price: StayPrice): Pick<CancellationQuote, 'feePercent' | 'feeOf'> {
  const fee = statedFee(terms, price);
  return { feePercent: fee.percent, ...(percentOf(terms) === null ? { feeOf: fee } : {}) };
}
