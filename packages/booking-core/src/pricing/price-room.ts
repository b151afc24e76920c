import { decimalsOf } from '../currency/currency.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import { requireInteger } from '../defect/require.ts';
import { discountsOf, offersOn } from '../promotion/discounts.ts';
import { isOffGuests } from '../promotion/off-guests.ts';
import { taxesOnTop } from '../tax/tax-lines.ts';
import { isOnExtras } from '../tax/holds-on.ts';
import { taxTable, type TaxTable } from '../tax/tax-table.ts';
import { afterDiscount } from './after-discount.ts';
import { convenienceFeeOf } from './convenience-fee.ts';
import { feesOf, feesTotal } from './fees.ts';
import type { NightlyRate, GuestCounts, PricedRoom, StayToPrice } from './pricing.types.ts';
import { nightsAtPrice, totalOf } from './room-nights.ts';
import { stayOffered } from './stay-offered.ts';
import { taxableExtras, taxableNightsOf } from './taxable-stay.ts';

/** What is the same for every room and rate plan of a property on the dates searched. */
export type RoomPricingTerms = Pick<
  StayToPrice,
  'currency' | 'bookedOn' | 'checkIn' | 'taxes' | 'promotions' | 'convenienceFee' | 'fees'
>;

/** A whole stay in one room. */
export interface RoomPrice {
  /** The nights after the property's offers; exclusive taxes and fees are not in it. */
  readonly priceBeforeTax: MinorUnits;
  /** With every mandatory charge: exclusive taxes and fees. What a guest would pay for this room alone. */
  readonly total: MinorUnits;
}

/** Which room is priced, by which plan: taxes may be of some alone. */
export type OfferPriced = Pick<PricedRoom, 'roomTypeId' | 'ratePlanId'>;

/** What one room of a rate plan costs some guests for all the nights. Throws as `priceStay` does. */
export type RoomPricer = (nights: readonly NightlyRate[], guests: GuestCounts, offer: OfferPriced) => RoomPrice;

/**
 * Prices the rooms of a list by the steps of `priceStay`, without the lines of a bill: what the rooms have in common is
 * worked out once, and a room takes a tenth of the time of its bill. The total is the bill's. `taxes` is the table of
 * the terms' taxes, where the caller keeps it.
 */
export function roomPricer(terms: RoomPricingTerms, taxes: TaxTable = taxTable(terms.taxes)): RoomPricer {
  decimalsOf(terms.currency);
  const offers = offersOn(terms.promotions, terms);
  // A room's nights and guests are looked at only where an offer asks for that.
  const isOfNights = terms.promotions.some((one) => one.kind === 'stay-price' || isOffGuests(one));
  const isOnMore = taxes.taxes.some(isOnExtras);
  return (nights, guests, offer) => {
    const roomNights = nightsAtPrice(nights, guests, 'rooms[0]');
    const roomsTotal = requireInteger(totalOf(roomNights), 'rooms');
    const offered = isOfNights ? { ...offer, guests, prices: roomNights.map(({ price }) => price) } : offer;
    const { discount } = discountsOf(offers, null, stayOffered([offered], roomNights, 'nights', roomsTotal));
    const priceBeforeTax = roomsTotal - discount;
    const fee = convenienceFeeOf(terms.convenienceFee, priceBeforeTax);
    const fees = feesOf(terms.fees, [{ guests, nights: roomNights }]);
    const taxable = taxableNightsOf(taxes.taxes, { ...offer, guests, kind: 'nights' }, roomNights, terms);
    const discounted = afterDiscount(taxable, discount);
    const charged = isOnMore
      ? [...discounted, ...taxableExtras(taxes.taxes, discounted, { fees, convenienceFee: fee })]
      : discounted;
    return {
      priceBeforeTax,
      total: requireInteger(priceBeforeTax + taxesOnTop(taxes, charged) + fee + feesTotal(fees), 'total'),
    };
  };
}

/** `roomPricer` for one room. */
export function priceRoom(
  terms: RoomPricingTerms,
  nights: readonly NightlyRate[],
  guests: GuestCounts,
  offer: OfferPriced,
): RoomPrice {
  return roomPricer(terms)(nights, guests, offer);
}

/** The prices of one room of a rate plan for 1 to `maxPax` adults, ascending. Throws as `priceStay` does. */
export function pricesForPax(
  price: RoomPricer,
  nights: readonly NightlyRate[],
  maxPax: number,
  offer: OfferPriced,
): ({ readonly pax: number } & RoomPrice)[] {
  return Array.from({ length: maxPax }, (_, position) => {
    const pax = position + 1;
    return { pax, ...price(nights, { adults: pax, childAges: [], infants: 0 }, offer) };
  });
}
