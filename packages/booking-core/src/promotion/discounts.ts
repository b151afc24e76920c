import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireCount } from '../defect/require.ts';
import type { CouponOffer, DiscountLine, Promotion } from './promotion.types.ts';

/** When a stay is booked and begins: what offers by time look at. */
export interface OfferDates {
  /** Today in the property's zone. */
  readonly bookedOn: LocalDate;
  readonly checkIn: LocalDate;
}

/** What offers and a code take off the rooms of a stay. */
export interface Discounts {
  readonly discounts: readonly DiscountLine[];
  readonly discount: MinorUnits;
  readonly additionalDiscount: MinorUnits;
}

/** The offers of a property that the dates of a stay leave in question. */
export interface OffersInQuestion {
  /** Early-bird and last-minute offers that hold on these dates. */
  readonly byTime: readonly TimedOffer[];
  readonly flat: readonly FlatOffer[];
}

type FlatOffer = Extract<Promotion, { kind: 'flat-above' }>;
type TimedOffer = Extract<Promotion, { kind: 'early-bird' | 'last-minute' }>;

/** Coupons among `promotions` are ignored: only a code the guest has entered counts. */
export function offersOn(promotions: readonly Promotion[], dates: OfferDates): OffersInQuestion {
  return {
    byTime: promotions
      .filter((offer) => offer.kind === 'early-bird' || offer.kind === 'last-minute')
      .filter((offer) => holdsOn(offer, dates)),
    flat: promotions.filter((offer) => offer.kind === 'flat-above'),
  };
}

/**
 * The discounts of a stay, in this order:
 *
 * 1. one offer by time: of the early-bird and last-minute offers that hold, the one that takes off most;
 * 2. one flat offer: of those whose amount the rooms' total before tax and discount is above, the one that takes off
 *    most; it joins the first;
 * 3. the code (the further 15 % and coupons alike), as a percentage of what is left: the additional discount.
 *
 * Every figure is rounded half up; together they never exceed `roomsTotal`.
 */
export function discountsOf(roomsTotal: MinorUnits, offers: OffersInQuestion, coupon: CouponOffer | null): Discounts {
  const discounts: DiscountLine[] = [];
  let left = roomsTotal;
  const take = (line: DiscountLine | null): void => {
    if (line === null) return;
    discounts.push(line);
    left -= line.amount;
  };
  take(bestOf(offers.byTime, (offer) => percentOff(offer, roomsTotal)));
  take(
    bestOf(offers.flat, (offer) =>
      roomsTotal > offer.above ? Math.min(requireCount(offer.off, 'promotion.off'), left) : 0,
    ),
  );
  return { discounts, discount: roomsTotal - left, additionalDiscount: coupon === null ? 0 : percentOff(coupon, left) };
}

function bestOf<O extends Promotion>(offers: readonly O[], amountOf: (offer: O) => MinorUnits): DiscountLine | null {
  let best: DiscountLine | null = null;
  for (const offer of offers) {
    const amount = amountOf(offer);
    if (amount > (best?.amount ?? 0)) best = { promotionId: offer.id, kind: offer.kind, amount };
  }
  return best;
}

/** Never more than all of it, whatever the percentage. */
function percentOff(offer: TimedOffer | CouponOffer, amount: MinorUnits): MinorUnits {
  return Math.min(halfUpOfProduct(amount, millionthsOf(offer.percent, 'promotion.percent'), wholePercent), amount);
}

/** Whether an offer holds for a stay on these dates; flat ones look at its amount alone, and a code was entered. */
export function holdsOn(offer: Promotion, { bookedOn, checkIn }: OfferDates): boolean {
  switch (offer.kind) {
    case 'early-bird':
      return daysBetween(bookedOn, checkIn) >= offer.daysAhead;
    case 'last-minute': {
      const daysAhead = daysBetween(bookedOn, checkIn);
      return daysAhead >= 0 && daysAhead <= offer.daysAhead;
    }
    case 'flat-above':
    case 'coupon':
      return true;
  }
}
