import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { latinDigits } from '@latchkey/booking-core/text';
import { sumFromField } from '../sum-field.ts';

/** What goes back with a cancellation, in minor units: all that was paid unless a sum is named, and never more. */
export function refundFromField(text: string | undefined, currency: CurrencyCode, paid: number): number {
  if (text !== undefined && /^0+([.,]0*)?$/.test(latinDigits(text.trim()))) return 0;
  return Math.min(paid, sumFromField(text, currency) ?? paid);
}
