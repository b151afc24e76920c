import type { CouponOffer } from '../promotion/promotion.types.ts';
import type { PricedRoom } from '../pricing/pricing.types.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import type { Basket, Sale } from './basket.types.ts';
import { chosenAddons } from './chosen-addons.ts';
import type { ChosenRoom } from './stay-choice.types.ts';
import { housingOf } from './housing.ts';
import { billOf } from './price-offer.ts';

/**
 * What a selection comes to: its rooms and extras in the shape in which a quote asks for them, and its bill by the
 * arithmetic of the API. A rate plan that is no longer on sale is left out. Refused with `max_rooms` where fewer rooms
 * can be had or fewer adults come than rooms are chosen, with `max_occupancy` where the rooms do not hold the party, with
 * `min_pax` where they ask for more guests; its bill is then of what is chosen so far. `coupon` is what a code the guest
 * has entered gives.
 */
export function basketOf(sale: Sale, selection: StaySelection, coupon: CouponOffer | null = null): Basket {
  const { rooms, left, refusal } = housingOf(sale, selection);
  if (rooms.length === 0) return { kind: 'empty' };
  const addons = chosenAddons(sale, selection);
  const bill = sale.terms === null ? null : billOf(sale.terms, rooms, addons, coupon);
  if (refusal !== null) return { kind: 'refused', code: refusal, bill, rooms: rooms.map(roomOf), left };
  return {
    kind: 'ready',
    bill,
    addons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    rooms: rooms.map(roomOf),
  };
}

const roomOf = ({ roomTypeId, ratePlanId, guests: { adults, childAges, infants } }: PricedRoom): ChosenRoom => ({
  roomTypeId,
  ratePlanId,
  adults,
  childAges: [...childAges],
  infants,
});
