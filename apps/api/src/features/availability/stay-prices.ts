import { holds } from '@latchkey/booking-core/promotion';
import { pricesForPax, type NightlyRate, type RoomPrice } from '@latchkey/booking-core/pricing';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { LRUCache } from 'lru-cache';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import { pricingTerms, type Charges } from './pricing-terms.ts';

export type PriceForPax = ({ readonly pax: number } & RoomPrice)[];

const most = 10_000;

/** What a room costs for 1 to `maxPax` adults, by the prices of its nights. */
export type RoomPrices = (nights: readonly NightlyRate[], maxPax: number) => PriceForPax;

/** What rooms of a hotel cost on some dates. */
export type StayPrices = (hotel: HotelRecord, bookedOn: LocalDate, dates: readonly LocalDate[]) => RoomPrices;

/**
 * `pricesForPax` that remembers: nights of the same prices under the same taxes and offers cost the same, whatever
 * their dates are, and most stays of a year are alike.
 */
export function createStayPrices(): StayPrices {
  const known = new LRUCache<string, PriceForPax>({ max: most });
  return (hotel, bookedOn, dates) => {
    const [checkIn] = dates;
    if (checkIn === undefined) return () => [];
    const rules = `${hotel.id} ${hotel.fingerprint} ${offersOn(hotel.sale, bookedOn, checkIn)} ${dates.map((date) => taxesOn(hotel.sale, date)).join()}`;
    const terms = pricingTerms({ ...hotel.sale, taxes: taxesOf(hotel.sale.taxes, dates) }, bookedOn, checkIn);
    return (nights, maxPax) => {
      let kind = `${rules} ${maxPax}`;
      for (const { priceForPax, extraAdult } of nights) {
        kind += ` ${extraAdult}`;
        for (const { pax, price } of priceForPax) kind += `,${pax}:${price}`;
      }
      const before = known.get(kind);
      if (before !== undefined) return before;
      const prices = pricesForPax(terms, nights, maxPax);
      known.set(kind, prices);
      return prices;
    };
  };
}

/** The taxes that can touch these nights, and those they stand on: a property keeps its old rates for years, and each costs time. */
function taxesOf(taxes: Charges['taxes'], dates: readonly LocalDate[]): Charges['taxes'] {
  const valid = taxes.filter((tax) => dates.some((date) => isValidOn(tax, date)));
  return valid.every(({ useIndex }) => useIndex === null) ? valid : taxes;
}

/** Which taxes and offers by time hold for one night that begins on a date. */
export function rulesOn(facts: Charges, bookedOn: LocalDate, date: LocalDate): string {
  return `${taxesOn(facts, date)} ${offersOn(facts, bookedOn, date)}`;
}

/** Which taxes are valid on a night. */
function taxesOn(facts: Charges, date: LocalDate): string {
  return facts.taxes.map((tax) => (isValidOn(tax, date) ? '1' : '0')).join('');
}

/** Which offers by time hold for a stay; flat ones depend on the prices alone, and codes are not among them. */
function offersOn(facts: Charges, bookedOn: LocalDate, checkIn: LocalDate): string {
  return facts.promotions
    .map((offer) => (offer.kind !== 'flat-above' && offer.kind !== 'coupon' && holds(offer, 0, { bookedOn, checkIn }) ? '1' : '0'))
    .join('');
}

const isValidOn = ({ validFrom, validTo }: Charges['taxes'][number], date: LocalDate): boolean => (validFrom ?? date) <= date && date <= (validTo ?? date);
