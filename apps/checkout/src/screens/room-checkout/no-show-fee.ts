import { feeSumOf, stayPriceOf, wholeFee } from '@latchkey/booking-core/cancellation';
import type { OfferedStay } from './room-checkout.model.ts';

/** What not coming costs, in minor units: the hotel's fee for it, and at least what cancelling at the last moment does. */
export function noShowFeeOf({ noShowFee, steps, quote }: Pick<OfferedStay, 'noShowFee' | 'steps' | 'quote'>): number {
  const price = stayPriceOf(quote.bill);
  return Math.max(feeSumOf(noShowFee, price), feeSumOf(steps.at(-1)?.fee ?? wholeFee, price));
}
