import type { RatePlan } from '@latchkey/api-contract/types';
import { priceOffer } from '@latchkey/booking-core/basket';
import { isFree, stayPriceOf, type StayPrice } from '@latchkey/booking-core/cancellation';
import type { ChosenStay } from '@latchkey/stay/use-stay';

/** Whose money the cancellation line is drawn with. */
export interface PolicyExample {
  /** Room and plan, where the guest has chosen none yet. */
  readonly name: readonly [room: string, plan: string] | null;
  readonly price: StayPrice;
  readonly plans: readonly RatePlan[];
}

/** The stay chosen; before that the first room that can be cancelled free, or the first there is. Null when nothing is on sale. */
export function policyExampleOf({
  bill,
  plans,
  sale,
}: Pick<ChosenStay, 'bill' | 'plans' | 'sale'>): PolicyExample | null {
  const { offers } = sale;
  if (bill !== null) {
    const chosen = plans.flatMap(({ roomTypeId, ratePlanId }) =>
      offers.filter(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId),
    );
    return { name: null, price: stayPriceOf(bill), plans: chosen.map(({ plan }) => plan) };
  }
  const offer = offers.find(({ plan }) => plan.cancellation.some(isFree)) ?? offers[0];
  const cost = offer === undefined ? null : priceOffer(sale, offer);
  return offer === undefined || cost === null
    ? null
    : { name: [offer.room.name, offer.plan.name], price: cost, plans: [offer.plan] };
}
