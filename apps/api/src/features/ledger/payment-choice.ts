import type { QuoteRequest } from '@latchkey/api-contract/types';
import { choiceOf, dueBy, type PaymentIntent } from '@latchkey/booking-core/payment-ways';
import type { Bill } from '@latchkey/booking-core/pricing';
import { paymentChoices } from '@latchkey/booking-core/stay';
import type { HotelSale } from '../catalogue/catalogue.ts';

/** What is due at booking for a payment choice, or null where the hotel or one of the plans does not offer it. */
export function dueNowFor(
  { payment, ratePlans }: Pick<HotelSale, 'payment' | 'ratePlans'>,
  selection: QuoteRequest,
  { dueNow }: Pick<Bill, 'dueNow'>,
  intent: PaymentIntent,
): number | null {
  const choice = choiceOf(intent);
  const plans = selection.rooms.map(({ ratePlanId }) => ratePlans.find(({ id }) => id === ratePlanId)?.payment ?? []);
  return paymentChoices({ modes: payment.modes, plans, dueNow }).includes(choice)
    ? (dueBy(dueNow, choice) ?? null)
    : null;
}
