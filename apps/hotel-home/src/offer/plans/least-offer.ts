import { priceOffer } from '@latchkey/booking-core/basket';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';

/** The offer that costs the whole party least, which searches and price comparisons name; null where none holds everybody. */
export function leastOffer({ sale }: Pick<ChosenStay, 'sale'>, offers: readonly StayOffer[]): StayOffer | null {
  let least: StayOffer | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const total = priceOffer(sale, offer)?.total ?? Number.POSITIVE_INFINITY;
    if (total < lowest) [least, lowest] = [offer, total];
  }
  return least;
}
