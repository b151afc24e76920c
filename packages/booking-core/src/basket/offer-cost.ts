import type { StayPrice } from '../cancellation/cancellation.types.ts';
import { stayPriceOf } from '../pricing/stay-price.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { basketOf } from './basket-of.ts';
import type { Basket, Offer, Sale } from './basket.types.ts';
import { withOffer } from './choose-offer.ts';
import { billOf, mostOfOffer, priceOffer, pricedRoom, priceRooms } from './price-offer.ts';
import type { ChosenRoom } from './stay-choice.types.ts';

/** What an offer costs, in how many rooms and for whom. */
export interface OfferCost extends Required<StayPrice> {
  /** Who sleeps in these rooms, infants not counted. */
  readonly guests: number;
  /** Whether these rooms hold the whole party and are what it would take. */
  readonly isForAll: boolean;
  /** Whether it is a part of the stay, or would become one beside what is chosen. */
  readonly isPart: boolean;
}

/**
 * What an offer costs beside a selection, whose basket it is. Chosen, it is what its rooms add to the bill of the stay:
 * all rows that are chosen come to the bill without its extras and its code. Not chosen, it is what the whole party pays
 * in it alone, and where it can only be had beside what is chosen, what choosing it adds. One room, or as many beds as
 * one booking may have, where its rooms never hold all. Null where nobody fits, or the sale lacks its terms.
 */
export function offerCost(sale: Sale, selection: StaySelection, basket: Basket, offer: Offer): OfferCost | null {
  if (basket.kind !== 'empty' && basket.rooms.some(isOf(offer))) return addedTo(sale, basket, offer);
  const whole = priceOffer(sale, offer);
  if (basket.kind === 'refused' || (basket.kind === 'ready' && whole === null)) {
    const more = withOffer(sale, selection, offer);
    if (more !== 'max_rooms') return addedTo(sale, basketOf(sale, more), offer);
  }
  const all = sale.party.adults + sale.party.childAges.length;
  if (whole !== null) return { ...whole, guests: all, isForAll: true, isPart: false };
  const roomCount = offer.room.dormBed ? mostOfOffer(sale, offer) : 1;
  const some = priceRooms(sale, offer, roomCount);
  return some === null ? null : { ...some, roomCount, isForAll: some.guests === all, isPart: false };
}

/** What the rooms of an offer add to those that stand before them in a basket. */
function addedTo({ terms, offers }: Sale, basket: Basket, offer: Offer): OfferCost | null {
  if (basket.kind === 'empty' || terms === null) return null;
  const { rooms } = basket;
  const priced = (some: readonly ChosenRoom[]) =>
    billOf(
      terms,
      some.flatMap((room) => offers.filter((one) => isOf(one)(room)).map((one) => pricedRoom(one, room))),
    );
  const [mine, first] = [rooms.filter(isOf(offer)), rooms.findIndex(isOf(offer))];
  const before = first === 0 ? 0 : priced(rooms.slice(0, first)).total;
  const total = priced(rooms.slice(0, first + mine.length)).total - before;
  return {
    ...stayPriceOf(priced(mine), total),
    guests: mine.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
    isForAll: mine.length === rooms.length && basket.kind === 'ready',
    isPart: true,
  };
}

const isOf =
  ({ room, plan }: Offer) =>
  ({ roomTypeId, ratePlanId }: ChosenRoom): boolean =>
    roomTypeId === room.id && ratePlanId === plan.id;
