import type { CouponOffer } from '../promotion/promotion.types.ts';
import { placeGuests } from '../rooms/place-guests.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Basket, Offer, Sale } from './basket.types.ts';
import { chosenAddons } from './chosen-addons.ts';
import { countedPlans } from './counted-plans.ts';
import { billOf, type PlacedOffer } from './price-offer.ts';

/**
 * What a selection comes to: its rooms and extras in the shape in which a quote asks for them, and its bill by the
 * arithmetic of the API. A rate plan that is no longer on sale is left out. Refused with `max_rooms` where fewer rooms
 * can be had or fewer adults come than rooms are chosen, with `max_occupancy` where the rooms do not hold the party.
 * `coupon` is what a code the guest has entered gives.
 */
export function basketOf(sale: Sale, selection: StaySelection, coupon: CouponOffer | null = null): Basket {
  const offers = chosenOffers(sale, selection);
  if (offers.length === 0) return { kind: 'empty' };
  if (offers.some((offer) => isOverbooked(offers, offer))) return { kind: 'refused', code: 'max_rooms' };
  if (offers.length > sale.party.adults) return { kind: 'refused', code: 'max_rooms' };
  const placed = placedOffers(sale, offers);
  if (placed === null) return { kind: 'refused', code: 'max_occupancy' };
  const addons = chosenAddons(sale, selection);
  return {
    kind: 'ready',
    bill: sale.terms === null ? null : billOf(sale.terms, placed, addons, coupon),
    addons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    rooms: placed.map(({ offer: { room, plan }, guests: { adults, childAges, infants } }) => ({
      roomTypeId: room.id,
      ratePlanId: plan.id,
      adults,
      childAges: [...childAges],
      infants,
    })),
  };
}

/** The offer of each room chosen. */
const chosenOffers = ({ offers }: Sale, selection: StaySelection): Offer[] =>
  countedPlans(selection).flatMap(({ roomTypeId, ratePlanId, roomCount }) => {
    const offer = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
    return offer === undefined ? [] : Array.from({ length: roomCount }, () => offer);
  });

/** Each room with who sleeps in it; null where the rooms do not hold the party. */
function placedOffers({ party }: Sale, offers: readonly Offer[]): PlacedOffer[] | null {
  const rooms = offers.map(({ room }) => room);
  const placed = placeGuests(party, rooms);
  return placed?.flatMap((guests, at) => offers.slice(at, at + 1).map((offer) => ({ offer, guests }))) ?? null;
}

const isOverbooked = (offers: readonly Offer[], { room, freeRooms }: Offer): boolean =>
  offers.filter((other) => other.room.id === room.id).length > Math.min(room.maxRooms, freeRooms);
