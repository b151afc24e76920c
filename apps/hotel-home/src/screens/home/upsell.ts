import type { StaySelection } from '@latchkey/visit';
import { countedPlans } from '@latchkey/visit';
import type { HomeModel } from './home.model.ts';
import { offersOf, priceOffer, type Offer } from './home.pricing.ts';

/** A larger room that could be had instead of the one chosen. */
export interface Upsell {
  readonly offer: Offer;
  readonly roomCount: number;
  /** What the whole stay costs more, everything mandatory in it. */
  readonly more: number;
}

/** The next dearer room type at the same plan, where one room type is chosen for everyone; null where there is none. */
export function upsellOf(
  model: Pick<HomeModel, 'hotel' | 'stay' | 'availability'>,
  selection: StaySelection,
): Upsell | null {
  const [plan, ...others] = countedPlans(selection);
  const { availability, stay } = model;
  if (plan === undefined || others.length > 0 || selection.selectedPackage !== null || availability === null)
    return null;
  const offers = offersOf(model);
  const chosen = offers.find((offer) => offer.room.id === plan.roomTypeId && offer.plan.id === plan.ratePlanId);
  const now = chosen === undefined ? null : priceOffer(availability, chosen, stay.guests);
  if (chosen === undefined || now === null || now.roomCount !== plan.roomCount) return null;
  const dearer = offers.flatMap((offer): Upsell[] => {
    const cost =
      offer.room.id === chosen.room.id || offer.plan.id !== plan.ratePlanId
        ? null
        : priceOffer(availability, offer, stay.guests);
    return cost === null || cost.total <= now.total
      ? []
      : [{ offer, roomCount: cost.roomCount, more: cost.total - now.total }];
  });
  return dearer.toSorted((one, other) => one.more - other.more)[0] ?? null;
}
