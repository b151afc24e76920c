import { allocateByWeights } from '../arithmetic/allocate.ts';
import { zero, type Ratio } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { offNights } from '../promotion/discounts.ts';
import { meetsConditions, type ConditionedStay } from '../promotion/stay-conditions.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import type { AgreedNight, AgreedRoom, AgreedTerms, NightDiscount } from './agreed-stay.types.ts';
import { discountAt, exactlyOff, exactParts } from './exact-shares.ts';
import { mapParts, nightOfParts, partsOfNight } from './night-parts.ts';
import { stayOffered } from './stay-offered.ts';

/** An offer or the code (`coupon`) of a booking that a changed stay no longer has, and what it had taken off what stays. */
export interface OfferLost {
  readonly kind: Promotion['kind'];
  /** Empty for the code. */
  readonly promotionId: string;
  readonly amount: MinorUnits;
}

/**
 * The rooms of a stay of which something was taken away, less the offers whose conditions it met before and does not
 * meet now. An offer's conditions are those that it had when it was agreed. A price of the stay (`stay-price`) is for
 * full numbers of nights: of those that came together it takes off what it would take off the ones that stay.
 */
export function withoutOffersLost(
  before: readonly AgreedRoom[],
  after: readonly AgreedRoom[],
  came: number,
): {
  readonly rooms: readonly AgreedRoom[];
  readonly offersLost: readonly OfferLost[];
  /** The stay as it were with the offers that are lost. */
  readonly withOffers: readonly AgreedRoom[];
} {
  const [was, is] = [conditionedStay(before), conditionedStay(after)];
  const lost = new Map<string, OfferLost>();
  const note = ({ kind, promotionId }: NightDiscount, amount: MinorUnits): void => {
    if (kind === 'agreed' || amount === 0) return;
    const key = `${kind} ${promotionId}`;
    lost.set(key, { kind, promotionId, amount: amount + (lost.get(key)?.amount ?? 0) });
  };
  const isLost = ({ offer }: NightDiscount, bookedOn: LocalDate | undefined): boolean =>
    offer !== undefined && meetsConditions(offer, was, bookedOn) && !meetsConditions(offer, is, bookedOn);
  const inNight = <Terms extends AgreedTerms>(terms: Terms): Terms => {
    if (terms.came === came) return terms;
    const kept = terms.discounts.filter((discount) => {
      if (!isLost(discount, terms.bookedOn)) return true;
      note(discount, discount.amount);
      return false;
    });
    return kept.length === terms.discounts.length ? terms : { ...terms, discounts: kept };
  };
  const withOffers = after.map((room) => atStayPrices(room, before, { isMore: true, note }));
  const rooms = withOffers
    .map((room) => ({ ...room, nights: room.nights.map((night) => mapParts(night, inNight)) }))
    .map((room) => atStayPrices(room, before, { isMore: false, note }));
  return { rooms, offersLost: [...lost.values()], withOffers };
}

function conditionedStay(rooms: readonly AgreedRoom[]): ConditionedStay {
  const [first] = rooms;
  const nights = first?.nights ?? [];
  const total = rooms.reduce((sum, room) => room.nights.reduce((of, { price }) => of + price, sum), 0);
  return {
    ...stayOffered(rooms, nights, first?.hours === null ? 'nights' : 'hours', total),
    checkIn: nights[0]?.date ?? ('' as LocalDate),
  };
}

/**
 * Prices of the stay on nights that came together and of which some went: none is taken off twice. They take more off the
 * nights that stay, where it is nights beyond the full number that went, or less.
 */
function atStayPrices(
  room: AgreedRoom,
  before: readonly AgreedRoom[],
  { isMore, note }: { readonly isMore: boolean; readonly note: (discount: NightDiscount, amount: MinorUnits) => void },
): AgreedRoom {
  let { nights } = room;
  for (const same of Map.groupBy(nights.filter(stayPriceOf), lotOf).values()) {
    const offer = same[0] && stayPriceOf(same[0]);
    const had = roomBefore(before, same);
    const whole = had?.nights.filter(isOfLot(same)) ?? [];
    if (offer === undefined || whole.length <= same.length) continue;
    const off = same.map(stayOff);
    const all = sumOf(off);
    const prices = same.map((night) => partsOfNight(night).base.price);
    // A price that was agreed with the house is spread over all nights: no part of it moves to the ones that stay.
    const most = same.some(hasAgreedPrice) ? all : sumOf(whole.map(stayOff));
    const left = Math.min(most, offNights(offer, { ...room, guests: undefined, prices }));
    if (left === all || left > all !== isMore) continue;
    const parts = allocateByWeights(left, all === 0 ? same.map(() => 1) : off);
    const exact = exactParts(left, same.map(exactStayOff));
    nights = nights.map((night) => {
      const at = same.indexOf(night);
      return at === -1 ? night : withStayDiscount(night, [parts[at] ?? 0, exact[at] ?? zero], note);
    });
  }
  return { ...room, nights };
}

/** The room that these nights were of: of several with like nights the one where they cost the same. */
const roomBefore = (before: readonly AgreedRoom[], same: readonly AgreedNight[]): AgreedRoom | undefined =>
  before.find(({ nights }) =>
    same.every((one) => nights.some((night) => isSameNight(one, night) && isAtSame(one, night))),
  ) ?? before.find(({ nights }) => same.some((one) => nights.some((night) => isSameNight(one, night))));

type StayPrice = Extract<Promotion, { kind: 'stay-price' }>;

const stayDiscountOf = (night: AgreedNight): NightDiscount | undefined =>
  partsOfNight(night).base.discounts.find(({ offer }) => offer?.kind === 'stay-price');
const stayPriceOf = (night: AgreedNight): StayPrice | undefined => {
  const offer = stayDiscountOf(night)?.offer;
  return offer?.kind === 'stay-price' ? offer : undefined;
};
const stayOff = (night: AgreedNight): MinorUnits => stayDiscountOf(night)?.amount ?? 0;
const exactStayOff = (night: AgreedNight): Ratio => exactlyOff(stayDiscountOf(night) ?? { amount: 0 });
const hasAgreedPrice = ({ discounts }: AgreedNight): boolean => discounts.some(({ kind }) => kind === 'agreed');
const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, one) => sum + one, 0);
const lotOf = (night: AgreedNight): string => JSON.stringify([night.came ?? 0, stayPriceOf(night)]);
const isOfLot = ([first]: readonly AgreedNight[]) => {
  const lot = first && lotOf(first);
  return (night: AgreedNight): boolean => stayPriceOf(night) !== undefined && lotOf(night) === lot;
};
const isSameNight = (one: AgreedNight, other: AgreedNight): boolean =>
  one.date === other.date && lotOf(one) === lotOf(other);

const isAtSame = (one: AgreedNight, other: AgreedNight): boolean =>
  partsOfNight(one).base.price === partsOfNight(other).base.price &&
  stayDiscountOf(one)?.amount === stayDiscountOf(other)?.amount;

function withStayDiscount(
  night: AgreedNight,
  [amount, exact]: readonly [MinorUnits, Ratio],
  note: (discount: NightDiscount, amount: MinorUnits) => void,
): AgreedNight {
  const { base, parts } = partsOfNight(night);
  const discounts = base.discounts.flatMap((discount) => {
    if (discount.offer?.kind !== 'stay-price') return [discount];
    note(discount, Math.max(0, discount.amount - amount));
    return discountAt(discount, amount, exact);
  });
  return nightOfParts(night, { base: { ...base, discounts }, parts });
}
