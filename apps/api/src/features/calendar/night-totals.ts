import { holds } from '@latchkey/booking-core/promotion';
import { priceRoom } from '@latchkey/booking-core/pricing';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { pricingTerms } from '../availability/pricing-terms.ts';
import type { RateOfNight } from '../availability/rates.queries.ts';
import type { HotelFacts } from '../hotel-files/hotel-facts.schema.ts';

/**
 * What one night of a rate costs so many adults, with every mandatory charge. Nights of the same prices under the same
 * taxes and offers cost the same, and most nights of a calendar are alike: each kind is priced once.
 */
export function createNightTotals(facts: HotelFacts, bookedOn: LocalDate): (rate: RateOfNight, adults: number) => number {
  const known = new Map<string, number>();
  const rulesOn = new Map<LocalDate, string>();
  return (rate, adults) => {
    const rules = rulesOn.get(rate.date) ?? rulesOf(facts, bookedOn, rate.date);
    rulesOn.set(rate.date, rules);
    const kind = `${adults} ${rate.extraAdult} ${JSON.stringify(rate.priceForPax)} ${rules}`;
    const before = known.get(kind);
    if (before !== undefined) return before;
    const { total } = priceRoom(pricingTerms(facts, bookedOn, rate.date), [rate], { adults, childAges: [], infants: 0 });
    known.set(kind, total);
    return total;
  };
}

/** Which taxes are valid on a night, and which offers by time hold for a stay that begins on it. */
function rulesOf(facts: HotelFacts, bookedOn: LocalDate, date: LocalDate): string {
  const taxes = facts.taxes.filter((tax) => (tax.validFrom ?? date) <= date && date <= (tax.validTo ?? date)).map((tax) => tax.id);
  const offers = facts.promotions
    .filter((offer) => offer.kind !== 'flat-above' && offer.kind !== 'coupon' && holds(offer, 0, { bookedOn, checkIn: date }))
    .map((offer) => offer.id);
  return [...taxes, '|', ...offers].join(' ');
}
