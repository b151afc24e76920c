import type { Bill, PaymentChoice } from '@latchkey/booking-core/pricing';
import type { StaySelection } from '@latchkey/api-contract/types';
import type { HotelSale } from '../hotels/hotel-record.ts';

export interface PaymentIntent {
  readonly mode: 'online' | 'at-property';
  readonly plan: 'full' | 'advance';
}

/** What is due at booking for a way of paying, or null where the hotel or one of the plans does not offer it. */
export function dueNowFor(
  { payment, ratePlans }: Pick<HotelSale, 'payment' | 'ratePlans'>,
  selection: StaySelection,
  bill: Bill,
  intent: PaymentIntent,
): number | null {
  const choice: PaymentChoice = intent.mode === 'at-property' ? 'at-property' : intent.plan;
  const isOffered = (ratePlanId: string): boolean =>
    ratePlans.find(({ id }) => id === ratePlanId)?.payment.includes(choice) === true;
  const offered = payment.modes.includes(intent.mode) && selection.rooms.every((room) => isOffered(room.ratePlanId));
  return offered ? (bill.dueNow[choice] ?? null) : null;
}
