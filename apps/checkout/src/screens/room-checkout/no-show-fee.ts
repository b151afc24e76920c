import { refundFor } from '@latchkey/booking-core/refund';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import type { OfferedStay } from './room-checkout.model.ts';

/** What not coming costs, in minor units: the hotel's share for it, and at least what cancelling at the last moment does. */
export function noShowFeeOf({
  noShowPercent,
  steps,
  quote,
}: Pick<OfferedStay, 'noShowPercent' | 'steps' | 'quote'>): number {
  const { total } = quote.bill;
  const feePercent = Math.max(noShowPercent, steps.at(-1)?.percent ?? 100);
  return refundFor({ total, paid: 0, feePercent, returnedTaxes: returnedTaxesOf(quote.bill), mostOnline: 0 }).fee;
}
