import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import type { TaxableNight, TaxableStay } from './tax.types.ts';

export const couple: GuestCounts = { adults: 2, childAges: [], infants: 0 };

/** The nights of one room, each at the same price; from 2026-11-27 unless said. */
export function stay(
  nights: number,
  price: number,
  guests: GuestCounts = couple,
  of: Partial<TaxableStay> = {},
): TaxableNight[] {
  const facts: TaxableStay = {
    kind: 'nights',
    roomTypeId: 'twin',
    ratePlanId: 'flexible',
    guests,
    firstNight: '2026-11-27' as LocalDate,
    nights,
    bookedOn: '2026-11-01' as LocalDate,
    exemptions: [],
    ...of,
  };
  return Array.from({ length: nights }, (_, night) => ({
    date: addDays(facts.firstNight, night),
    price,
    stay: facts,
  }));
}
