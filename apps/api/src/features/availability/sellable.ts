import type { NightlyRate } from '@latchkey/booking-core/pricing';
import type { RateOfNight } from '../sale-sheets/rates.queries.ts';

/** Whether an arrival's restrictions let a stay of so many nights begin. */
export function isSoldTo(
  arrival: { readonly closedToArrival: boolean; readonly minStay: number; readonly maxStay: number | null },
  nights: number,
): boolean {
  return !arrival.closedToArrival && nights >= arrival.minStay && nights <= (arrival.maxStay ?? nights);
}

/** A plan's rates of a stay, or null where it is not sold on every night, nor to this arrival, nor for this length. */
export function sellable(rates: readonly RateOfNight[] | undefined, nights: number): NightlyRate[] | null {
  const first = rates?.[0];
  if (rates === undefined || first === undefined || rates.length !== nights || !isSoldTo(first, nights)) return null;
  return rates.map(({ date, priceForPax, extraAdult, extraChild }) => ({ date, priceForPax, extraAdult, extraChild }));
}
