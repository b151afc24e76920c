import { localDateOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { tax } from '../tax/tax.fixtures.ts';
import type { TaxEntry } from '../tax/tax.types.ts';
import type { NightlyRate, PricedRoom, StayToPrice } from './pricing.types.ts';

export { tax };

/** 2026-11-27, the Friday of the worked example. */
const friday = '2026-11-27' as LocalDate;

/** GST on Indian room tariffs from 2025-09-22: up to 7,500 a night 2.5 + 2.5 %, above 9 + 9 %. */
export const indianTaxes: readonly TaxEntry[] = [
  tax({ id: 'CGST', tax: 2.5, index: 1, priceTo: 7500, validFrom: '2025-09-22' as LocalDate }),
  tax({ id: 'SGST', tax: 2.5, index: 2, priceTo: 7500, validFrom: '2025-09-22' as LocalDate }),
  tax({ id: 'CGST-high', tax: 9, index: 1, priceAbove: 7500, validFrom: '2025-09-22' as LocalDate }),
  tax({ id: 'SGST-high', tax: 9, index: 2, priceAbove: 7500, validFrom: '2025-09-22' as LocalDate }),
];

export function nightlyRates(price: number, nights: number, firstDay = 20_784): NightlyRate[] {
  return Array.from({ length: nights }, (_, night) => ({
    date: localDateOf(firstDay + night),
    priceForPax: [
      { pax: 1, price: Math.max(0, price - 500) },
      { pax: 2, price },
    ],
    extraAdult: 1200,
    extraChild: 600,
  }));
}

export function roomOf(
  nights: readonly NightlyRate[],
  guests: PricedRoom['guests'] = { adults: 2, childAges: [], infants: 0 },
): PricedRoom {
  return { roomTypeId: 'teak-king', ratePlanId: 'breakfast', guests, stay: { kind: 'nights', nights } };
}

export function stayOf(fields: Partial<StayToPrice> = {}): StayToPrice {
  return {
    currency: 'INR',
    bookedOn: '2026-11-20' as LocalDate,
    checkIn: friday,
    rooms: [roomOf(nightlyRates(6200, 3))],
    taxes: indianTaxes,
    promotions: [],
    coupon: null,
    addons: [],
    convenienceFee: null,
    advance: null,
    ...fields,
  };
}
