import type { MinorUnits } from '../currency/currency.types.ts';
import { priceStay } from './price-stay.ts';
import type { NightlyRate, RoomGuests, StayToPrice } from './pricing.types.ts';

/** What is the same for every room and rate plan of a property on the dates searched. */
export type RoomPricingTerms = Pick<StayToPrice, 'currency' | 'bookedOn' | 'checkIn' | 'taxes' | 'promotions' | 'convenienceFee'>;

/** A whole stay in one room. */
export interface RoomPrice {
  /** The nights after the property's offers; exclusive taxes and fees are not in it. */
  readonly priceBeforeTax: MinorUnits;
  /** With every mandatory charge: exclusive taxes and the convenience fee. What a guest would pay for this room alone. */
  readonly total: MinorUnits;
}

/** What one room of a rate plan costs these guests for all the nights. Throws as `priceStay` does. */
export function priceRoom(terms: RoomPricingTerms, nights: readonly NightlyRate[], guests: RoomGuests): RoomPrice {
  const bill = priceStay({
    ...terms,
    rooms: [{ roomTypeId: '', ratePlanId: '', guests, stay: { kind: 'nights', nights } }],
    coupon: null,
    addons: [],
    advance: null,
  });
  return { priceBeforeTax: bill.roomsTotal - bill.discount, total: bill.total };
}

/** The prices of one room of a rate plan for 1 to `maxPax` adults, ascending. Throws as `priceStay` does. */
export function pricesForPax(terms: RoomPricingTerms, nights: readonly NightlyRate[], maxPax: number): ({ readonly pax: number } & RoomPrice)[] {
  return Array.from({ length: maxPax }, (_, position) => {
    const pax = position + 1;
    return { pax, ...priceRoom(terms, nights, { adults: pax, childAges: [], infants: 0 }) };
  });
}
