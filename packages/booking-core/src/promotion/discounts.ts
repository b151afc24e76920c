import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireCount } from '../defect/require.ts';
import { holdsOn, isForStay, type OfferDates, type RoomOffered, type StayOffered } from './offer-holds.ts';
import { guestsOff, isOffGuests } from './off-guests.ts';
import type { CouponOffer, DiscountLine, Promotion } from './promotion.types.ts';

/** What offers and a code take off the rooms of a stay. */
export interface Discounts {
  readonly discounts: readonly DiscountLine[];
  readonly discount: MinorUnits;
  readonly additionalDiscount: MinorUnits;
}

/** The offers of a property that the dates of a stay leave in question. */
export interface OffersInQuestion {
  /** Of these the best one is taken. */
  readonly rivals: readonly RivalOffer[];
  readonly flat: readonly FlatOffer[];
  /** Each of these is taken too. */
  readonly combinable: readonly OwnOffer[];
}

type OwnOffer = Exclude<Promotion, CouponOffer>;
type FlatOffer = Extract<Promotion, { kind: 'flat-above' }>;
type RivalOffer = Exclude<OwnOffer, FlatOffer>;

/** Coupons among `promotions` are ignored: only a code the guest has entered counts. */
export function offersOn(promotions: readonly Promotion[], dates: OfferDates): OffersInQuestion {
  const held = promotions.filter((offer) => offer.kind !== 'coupon').filter((offer) => holdsOn(offer, dates));
  const alone = held.filter(({ combinable }) => combinable !== true);
  return {
    rivals: alone.filter((offer) => offer.kind !== 'flat-above'),
    flat: alone.filter((offer) => offer.kind === 'flat-above'),
    combinable: held.filter(({ combinable }) => combinable === true),
  };
}

/**
 * The discounts of a stay, in this order:
 *
 * 1. one offer: of those that hold (early-bird, last-minute, long stay, a price of the stay, so much percent or so much a night off), the one
 *    that takes off most;
 * 2. one flat offer: of those whose amount the rooms' total before tax and discount is above, the one that takes off
 *    most; it joins the first;
 * 3. each offer that is combinable, on what is left;
 * 4. the code (the further 15 % and coupons alike), on what is left: the additional discount. One that is not combinable
 *    is taken in place of all offers, where it takes off more than they do.
 *
 * Every figure is rounded half up; together they never exceed `roomsTotal`.
 */
export function discountsOf(offers: OffersInQuestion, coupon: CouponOffer | null, stay: StayOffered): Discounts {
  const { roomsTotal } = stay;
  const discounts: DiscountLine[] = [];
  let left = roomsTotal;
  const take = (line: DiscountLine | null): void => {
    if (line === null) return;
    discounts.push(line);
    left -= line.amount;
  };
  const best = (some: readonly OwnOffer[]): DiscountLine | null => bestOf(some, stay, left);
  take(best(offers.rivals));
  take(best(offers.flat));
  for (const offer of offers.combinable) take(bestOf([offer], stay, left, left));
  const code = coupon !== null && isForStay(coupon, stay) ? coupon : null;
  if (code?.combinable !== false) {
    const additionalDiscount = code === null ? 0 : codeOff(code, left);
    return { discounts, discount: roomsTotal - left, additionalDiscount };
  }
  const alone = codeOff(code, roomsTotal);
  return alone > roomsTotal - left
    ? { discounts: [], discount: 0, additionalDiscount: alone }
    : { discounts, discount: roomsTotal - left, additionalDiscount: 0 };
}

function bestOf(
  offers: readonly OwnOffer[],
  stay: StayOffered,
  left: MinorUnits,
  base: MinorUnits = stay.roomsTotal,
): DiscountLine | null {
  let best: DiscountLine | null = null;
  for (const offer of offers) {
    if (!isForStay(offer, stay)) continue;
    const amount = Math.min(offBy(offer, stay, base), left);
    if (amount > (best?.amount ?? 0)) best = { promotionId: offer.id, kind: offer.kind, amount };
  }
  return best;
}

function offBy(offer: OwnOffer, stay: StayOffered, base: MinorUnits): MinorUnits {
  const { nights, rooms, wholeTotal = stay.roomsTotal } = stay;
  if (offer.kind === 'flat-above') return wholeTotal > offer.above ? requireCount(offer.off, 'promotion.off') : 0;
  if (offer.kind === 'amount-off') {
    const times = rooms.reduce((sum, room) => sum + timesOff(offer, room, Math.max(1, nights)), 0);
    return requireCount(offer.off, 'promotion.off') * times;
  }
  if (offer.kind === 'stay-price') return rooms.reduce((sum, room) => sum + offNights(offer, room), 0);
  return percentOff(offer.percent, base);
}

/** How often a sum is taken off for a room: on each of its nights that is priced now, or for each guest on these. */
function timesOff(
  offer: Extract<OwnOffer, { kind: 'amount-off' }>,
  { prices, guests, joining }: RoomOffered,
  nightsOfStay: number,
): number {
  const nights = prices?.length ?? nightsOfStay;
  if (!isOffGuests(offer)) return nights;
  return nights * guestsOff(offer, guests ?? nobody) + guestsOff(offer, joining ?? nobody);
}

const nobody = { adults: 0, childAges: [] } as const;

/** What the nights of a room cost above the price of each full number of them; none of it where that is dearer. */
export function offNights(
  { nights, price, maxPax = Infinity }: Extract<OwnOffer, { kind: 'stay-price' }>,
  { guests, prices = [] }: RoomOffered,
): MinorUnits {
  const isForThem = guests === undefined || guests.adults + guests.childAges.length <= maxPax;
  const times = isForThem ? Math.floor(prices.length / nights) : 0;
  return Math.max(
    0,
    prices.slice(0, times * nights).reduce((sum, one) => sum + one, -times * price),
  );
}

const codeOff = (coupon: CouponOffer, left: MinorUnits): MinorUnits =>
  coupon.percent === undefined
    ? Math.min(requireCount(coupon.off ?? 0, 'promotion.off'), left)
    : percentOff(coupon.percent, left);

/** Never more than all of it, whatever the percentage. */
function percentOff(percent: number, amount: MinorUnits): MinorUnits {
  return Math.min(halfUpOfProduct(amount, millionthsOf(percent, 'promotion.percent'), wholePercent), amount);
}
