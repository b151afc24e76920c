import { priceStay } from '../pricing/price-stay.ts';
import type { Bill, PricedAddon, GuestCounts } from '../pricing/pricing.types.ts';
import type { CouponOffer } from '../promotion/promotion.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { returnedTaxesOf } from '../tax/returned-taxes.ts';
import { placeSome } from '../rooms/place-some.ts';
import { roomsFor } from '../rooms/rooms-for.ts';
import { placeable } from './placeable.ts';
import type { Offer, PricingTerms, Sale } from './basket.types.ts';

/** What a stay costs, all taxes included, and what of it is taxes that come back when it does not take place. */
export interface StayCost {
  readonly total: MinorUnits;
  readonly returnedTaxes: MinorUnits;
}

const costOf = (bill: Bill): StayCost => ({ total: bill.total, returnedTaxes: returnedTaxesOf(bill) });

/** An offer and who sleeps in one room of it. */
export interface PlacedOffer {
  readonly offer: Offer;
  readonly guests: GuestCounts;
}

/**
 * The guests of each room when the party takes as few rooms of this offer as possible; null where no number of them
 * holds it.
 */
export const roomsNeeded = ({ party }: Pick<Sale, 'party'>, offer: Offer): GuestCounts[] | null =>
  roomsFor({ ...placeable(offer), maxRooms: Math.min(offer.room.maxRooms, offer.freeRooms) }, party);

/**
 * The rooms of one offer that the party needs and what the whole stay costs in them, everything mandatory in it. Null
 * where its rooms never hold the party, or where the sale has no terms.
 */
export function priceOffer(
  sale: Pick<Sale, 'party' | 'terms'>,
  offer: Offer,
): ({ readonly roomCount: number } & StayCost) | null {
  const needed = roomsNeeded(sale, offer);
  if (needed === null || sale.terms === null) return null;
  const placed = needed.map((guests) => ({ offer, guests }));
  return { roomCount: needed.length, ...costOf(billOf(sale.terms, placed)) };
}

/**
 * What one room of an offer costs for the whole stay with as many of the party in it as it holds, everything mandatory in
 * it, and how many that is (infants not counted). Null where nobody of the party fits, or the sale has no terms.
 */
export function priceOneRoom(
  { party, terms }: Pick<Sale, 'party' | 'terms'>,
  offer: Offer,
): ({ readonly guests: number } & StayCost) | null {
  const guests = placeSome(party, [placeable(offer)])?.placed[0];
  if (guests === undefined || terms === null) return null;
  return { guests: guests.adults + guests.childAges.length, ...costOf(billOf(terms, [{ offer, guests }])) };
}

/** The bill of rooms with their guests, extras and what a code gives: the arithmetic of the API. */
export function billOf(
  { currency, bookedOn, checkIn, taxes, promotions, convenienceFee, advance }: PricingTerms,
  placed: readonly PlacedOffer[],
  addons: readonly PricedAddon[] = [],
  coupon: CouponOffer | null = null,
): Bill {
  const rooms = placed.map(({ offer: { room, plan, stay }, guests }) => ({
    roomTypeId: room.id,
    ratePlanId: plan.id,
    guests,
    stay,
  }));
  return priceStay({ currency, bookedOn, checkIn, rooms, taxes, promotions, coupon, addons, convenienceFee, advance });
}
