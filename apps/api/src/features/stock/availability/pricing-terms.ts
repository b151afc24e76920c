import { roomPricer, type RoomPricer, type RoomPricingTerms } from '@latchkey/booking-core/pricing';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { isCouponCode, type CouponOffer, type Promotion } from '@latchkey/booking-core/promotion';
import type { TaxEntry } from '@latchkey/booking-core/tax';
import type { HotelSale } from '../../catalogue/catalogue.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

/** What every price of a hotel is made from, beside its rates. */
export interface Charges extends Pick<HotelFacts, 'currency' | 'promotions' | 'convenienceFee' | 'fees'> {
  readonly taxes: readonly TaxEntry[];
}

/** What every price of a hotel has in common: taxes, fees and the offers that need no code. */
export function pricingTerms(facts: Charges, bookedOn: LocalDate, checkIn: LocalDate): RoomPricingTerms {
  return {
    currency: facts.currency,
    bookedOn,
    checkIn,
    taxes: facts.taxes,
    promotions: offersOf(facts),
    convenienceFee: facts.convenienceFee,
    fees: facts.fees.map(({ id, ...fee }) => ({ feeId: id, name: id, ...fee })),
  };
}

/** Prices rooms of a hotel for stays from one arrival. */
export function pricerOf(sale: HotelSale, bookedOn: LocalDate, checkIn: LocalDate): RoomPricer {
  return roomPricer(pricingTerms(sale, bookedOn, checkIn), sale.taxTable);
}

/** Offers that apply by themselves. Codes are not among them: they do not reach a browser before they are entered. */
export function offersOf(facts: Charges): Promotion[] {
  return facts.promotions.filter((promotion) => promotion.kind !== 'coupon');
}

/** The offer behind a code as a guest types it, or null. */
export function couponOf(facts: Charges, typed: string): CouponOffer | null {
  const coupons = facts.promotions.filter((promotion) => promotion.kind === 'coupon');
  return coupons.find(({ couponCode }) => isCouponCode(typed, couponCode)) ?? null;
}
