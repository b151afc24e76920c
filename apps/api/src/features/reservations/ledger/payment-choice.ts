import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { Bill, PaymentChoice } from '@latchkey/booking-core/pricing';
import { paymentChoices, type PaymentMode } from '@latchkey/booking-core/stay';
import type { HotelSale } from '../../catalogue/catalogue.ts';

export interface PaymentIntent {
  readonly mode: PaymentMode;
  readonly plan: 'full' | 'advance';
}

/** The payment choice that an intent stands for. A plan matters only to a payment online. */
export const choiceOf = ({ mode, plan }: PaymentIntent): PaymentChoice => (mode === 'at-property' ? mode : plan);

/** What is due at booking for a payment choice, or null where the hotel or one of the plans does not offer it. */
export function dueNowFor(
  { payment, ratePlans }: Pick<HotelSale, 'payment' | 'ratePlans'>,
  selection: QuoteRequest,
  { dueNow }: Pick<Bill, 'dueNow'>,
  intent: PaymentIntent,
): number | null {
  const choice = choiceOf(intent);
  const plans = selection.rooms.map(({ ratePlanId }) => ratePlans.find(({ id }) => id === ratePlanId)?.payment ?? []);
  return paymentChoices({ modes: payment.modes, plans, dueNow }).includes(choice) ? (dueNow[choice] ?? null) : null;
}
