import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import { daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireCount } from '../defect/require.ts';
import type { DiscountLine, Promotion } from './promotion.types.ts';

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

/**
 * The discounts of a stay, in this order:
 *
 * 1. one offer by time: of the early-bird and last-minute offers that hold, the one that takes off most;
 * 2. one flat offer: of those whose amount the rooms' total before tax and discount is above, the one that takes off
 *    most; it joins the first;
 * 3. the code (the further 15 % and coupons alike), as a percentage of what is left: the additional discount.
 *
 * Every figure is rounded half up; together they never exceed `roomsTotal`. Coupons among `promotions` are ignored:
 * only a code the guest has entered counts.
 */
export function discountsOf(roomsTotal: MinorUnits, promotions: readonly Promotion[], coupon: Promotion | null, dates: OfferDates): Discounts {
  const byTime = bestOf(
    promotions.filter((offer) => offer.kind === 'early-bird' || offer.kind === 'last-minute'),
    roomsTotal,
    roomsTotal,
    dates,
  );
  const afterTime = roomsTotal - (byTime?.amount ?? 0);
  const flat = bestOf(
    promotions.filter((offer) => offer.kind === 'flat-above'),
    roomsTotal,
    afterTime,
    dates,
  );
  const discounts = [byTime, flat].filter((line) => line !== null);
  const left = afterTime - (flat?.amount ?? 0);
  const additional = coupon === null ? null : lineOf(coupon, left, left, dates);
  return { discounts, discount: roomsTotal - left, additionalDiscount: additional?.amount ?? 0 };
}

function bestOf(offers: readonly Promotion[], roomsTotal: MinorUnits, left: MinorUnits, dates: OfferDates): DiscountLine | null {
  let best: DiscountLine | null = null;
  for (const offer of offers) {
    const line = lineOf(offer, roomsTotal, left, dates);
    if (line !== null && line.amount > (best?.amount ?? 0)) best = line;
  }
  return best;
}

function lineOf(offer: Promotion, roomsTotal: MinorUnits, left: MinorUnits, dates: OfferDates): DiscountLine | null {
  if (!holds(offer, roomsTotal, dates)) return null;
  const off =
    offer.kind === 'flat-above'
      ? requireCount(offer.off, 'promotion.off')
      : halfUpOfProduct(roomsTotal, millionthsOf(offer.percent, 'promotion.percent'), wholePercent);
  return { promotionId: offer.id, kind: offer.kind, amount: Math.min(off, left) };
}

/** Whether an offer holds for a stay; a flat one is judged on the rooms' total before tax and discount. */
export function holds(offer: Promotion, roomsTotal: MinorUnits, dates: OfferDates): boolean {
  const daysAhead = daysBetween(dates.bookedOn, dates.checkIn);
  switch (offer.kind) {
    case 'early-bird':
      return daysAhead >= offer.daysAhead;
    case 'last-minute':
      return daysAhead >= 0 && daysAhead <= offer.daysAhead;
    case 'flat-above':
      return roomsTotal > offer.above;
    case 'coupon':
      return true;
  }
}
