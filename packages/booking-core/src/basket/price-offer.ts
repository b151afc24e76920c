import { priceStay } from '../pricing/price-stay.ts';
import type { Bill, PricedAddon, PricedRoom, GuestCounts } from '../pricing/pricing.types.ts';
import type { CouponOffer } from '../promotion/promotion.types.ts';
import { stayPriceOf } from '../pricing/stay-price.ts';
import type { StayPrice } from '../cancellation/cancellation.types.ts';
import { placeSome } from '../rooms/place-some.ts';
import { roomsFor } from '../rooms/rooms-for.ts';
import { placeable } from './placeable.ts';
import type { Offer, PricingTerms, Sale } from './basket.types.ts';

/** One room of an offer, for those who sleep in it. */
export const pricedRoom = ({ room, plan, stay }: Offer, guests: GuestCounts): PricedRoom => ({
  roomTypeId: room.id,
  ratePlanId: plan.id,
  guests,
  stay,
});

/**
 * The guests of each room when the party takes as few rooms of this offer as possible; null where no number of them
 * holds it.
 */
export const roomsNeeded = ({ party }: Pick<Sale, 'party'>, offer: Offer): GuestCounts[] | null =>
  roomsFor({ ...placeable(offer), maxRooms: Math.min(offer.room.maxRooms, offer.freeRooms) }, party);

/** What an offer costs a party that takes it alone. */
type OfferCost = Required<StayPrice>;

/** What was last worked out for an offer: a page asks at a dozen places what it costs the same party on the same terms. */
const lastPriced = new WeakMap<Offer, Pick<Sale, 'party' | 'terms'> & { readonly cost: OfferCost | null }>();

/**
 * The rooms of one offer that the party needs and what the whole stay costs in them, everything mandatory in it. Null
 * where its rooms cannot hold the party, or the sale lacks its terms.
 */
export function priceOffer({ party, terms }: Pick<Sale, 'party' | 'terms'>, offer: Offer): OfferCost | null {
  const known = lastPriced.get(offer);
  if (known !== undefined && known.party === party && known.terms === terms) return known.cost;
  const cost = pricedAlone({ party, terms }, offer);
  lastPriced.set(offer, { party, terms, cost });
  return cost;
}

function pricedAlone(sale: Pick<Sale, 'party' | 'terms'>, offer: Offer): OfferCost | null {
  const needed = roomsNeeded(sale, offer);
  if (needed === null || sale.terms === null) return null;
  const placed = needed.map((guests) => pricedRoom(offer, guests));
  return stayPriceOf(billOf(sale.terms, placed));
}

/**
 * What one room of an offer costs for the whole stay with as many of the party in it as it holds, everything mandatory in
 * it, and how many that is (infants not counted). Null where nobody of the party fits, or the sale lacks its terms.
 */
export const priceOneRoom = (
  sale: Pick<Sale, 'party' | 'terms'>,
  offer: Offer,
): ({ readonly guests: number } & Required<StayPrice>) | null => priceRooms(sale, offer, 1);

/** The same of several rooms of an offer. */
export function priceRooms(
  { party, terms }: Pick<Sale, 'party' | 'terms'>,
  offer: Offer,
  roomCount: number,
): ({ readonly guests: number } & Required<StayPrice>) | null {
  const some = placeSome(
    party,
    Array.from({ length: roomCount }, () => placeable(offer)),
  );
  if (some === null || terms === null) return null;
  const guests = some.placed.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  return {
    guests,
    ...stayPriceOf(
      billOf(
        terms,
        some.placed.map((placed) => pricedRoom(offer, placed)),
      ),
    ),
  };
}

/** The most rooms of an offer that a party can take of it alone: one adult sleeps in each. */
export const mostOfOffer = ({ party }: Pick<Sale, 'party'>, { room, freeRooms }: Offer): number =>
  Math.min(room.maxRooms, freeRooms, party.adults);

/** The bill of rooms with their guests, extras and what a code gives: the arithmetic of the API. */
export function billOf(
  { currency, bookedOn, checkIn, taxes, promotions, convenienceFee, fees, advance }: PricingTerms,
  rooms: readonly PricedRoom[],
  addons: readonly PricedAddon[] = [],
  coupon: CouponOffer | null = null,
): Bill {
  return priceStay({
    currency,
    bookedOn,
    checkIn,
    rooms,
    taxes,
    promotions,
    coupon,
    addons,
    convenienceFee,
    fees,
    advance,
  });
}
