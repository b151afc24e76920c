import type { RatePlan } from '@latchkey/api-contract/types';
import { priceOffer } from '@latchkey/booking-core/basket';
import { returnedTaxesOf } from '@latchkey/booking-core/tax';
import type { ChosenStay } from '@latchkey/stay/use-stay';

/** Whose money the cancellation line is drawn with. */
export interface PolicyExample {
  /** Room and plan, where the guest has chosen none yet. */
  readonly name: readonly [room: string, plan: string] | null;
  readonly total: number;
  /** Of the total, taxes that are in no fee. */
  readonly returnedTaxes: number;
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
    const returnedTaxes = returnedTaxesOf(bill);
    return { name: null, total: bill.total, returnedTaxes, plans: chosen.map(({ plan }) => plan) };
  }
  const offer = offers.find(({ plan }) => plan.cancellation.some(({ percent }) => percent === 0)) ?? offers[0];
  const cost = offer === undefined ? null : priceOffer(sale, offer);
  return offer === undefined || cost === null
    ? null
    : { name: [offer.room.name, offer.plan.name], ...cost, plans: [offer.plan] };
}
