import type { LocalDate } from '../dates/local-date.types.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

/** For each tax the positions of the room-nights it is charged on, in order. */
export function nightsTaxed(taxes: readonly TaxEntry[], nights: readonly TaxableNight[]): number[][] {
  const total = nights.reduce((sum, night) => sum + night.price, 0);
  const dates = new Set(nights.map((night) => night.date)).size;
  return taxes.map((tax) => {
    if (tax.level === 'room') return positions(nights, (night) => holdsOn(tax, night.date) && isWithin(tax, night.price, 1));
    if (!isWithin(tax, total, dates)) return [];
    const valid = positions(nights, (night) => holdsOn(tax, night.date));
    return tax.taxType === 'fixed' ? valid.slice(0, 1) : valid;
  });
}

function positions(nights: readonly TaxableNight[], holds: (night: TaxableNight) => boolean): number[] {
  return nights.flatMap((night, position) => (holds(night) ? [position] : []));
}

function holdsOn(tax: TaxEntry, date: LocalDate): boolean {
  return (tax.validFrom === null || tax.validFrom <= date) && (tax.validTo === null || date <= tax.validTo);
}

/** Whether `price / nights` lies in the band; compared as a product, since the mean of a booking need not be whole. */
function isWithin(tax: TaxEntry, price: number, nights: number): boolean {
  return (tax.priceFrom === null || tax.priceFrom * nights <= price) && (tax.priceTo === null || price <= tax.priceTo * nights);
}
