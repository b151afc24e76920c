import { faultAt, listed } from '../faults/fault-at.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { pricesOf } from '../prices/prices-of.ts';
import { factsFile } from '../schema/document-names.ts';

/** Prices by which a guest would pay for another number of guests: such a file is not used. */
export function pricesUnordered(facts: HotelFacts): HotelFault[] {
  return pricesOf(facts).flatMap(({ at, price }) => {
    const pax = price.priceForPax.map((step) => step.pax);
    const isAscending = pax.every((one, place) => place === 0 || one > (pax[place - 1] ?? 0));
    const right = price.priceForPax.toSorted((one, other) => one.pax - other.pax);
    return isAscending
      ? []
      : [
          faultAt(
            `${at}.priceForPax`,
            `is for ${listed(pax.map(String))} guests: each number once and ascending, or guests are charged the price of others. Write ${JSON.stringify([...new Map(right.map((step) => [step.pax, step])).values()])}`,
            factsFile,
            'price_order',
          ),
        ];
  });
}
