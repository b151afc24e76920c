import type { MinorUnits } from '../currency/currency.types.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Offer, Sale, SoldRoom } from './basket.types.ts';
import { countedPlans } from './counted-plans.ts';
import { priceOffer } from './price-offer.ts';

/** A larger room that could be had instead of the one chosen. */
export interface Upsell<Room extends SoldRoom = SoldRoom> {
  readonly offer: Offer<Room>;
  readonly roomCount: number;
  /** What the whole stay costs more, everything mandatory in it. */
  readonly more: MinorUnits;
}

/**
 * The next dearer room type at the same plan, where one room type is chosen for everyone; null where there is none, or
 * where a package is chosen.
 */
export function upsellOf<Room extends SoldRoom>(sale: Sale<Room>, selection: StaySelection): Upsell<Room> | null {
  const [plan, ...others] = countedPlans(selection);
  if (plan === undefined || others.length > 0 || selection.selectedPackage !== null) return null;
  const { offers } = sale;
  const chosen = offers.find((offer) => offer.room.id === plan.roomTypeId && offer.plan.id === plan.ratePlanId);
  if (chosen === undefined) return null;
  const now = priceOffer(sale, chosen);
  if (now === null || now.roomCount !== plan.roomCount) return null;
  const dearer = offers.flatMap((offer): Upsell<Room>[] => {
    const cost = offer.plan.id === chosen.plan.id ? priceOffer(sale, offer) : null;
    return cost === null || cost.total <= now.total
      ? []
      : [{ offer, roomCount: cost.roomCount, more: cost.total - now.total }];
  });
  return dearer.toSorted((one, other) => one.more - other.more)[0] ?? null;
}
