import { childPriceEndsAt } from '@latchkey/booking-core/pricing';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

/** From which age a child is priced as an adult: where the property's own bands end. */
export const adultPriceFromOf = ({ childBands }: Pick<HotelFacts, 'childBands'>): number =>
  childBands.at(-1)?.under ?? childPriceEndsAt;

/** The same as a room says it: nothing where it is the usual age. */
export function adultFromOf(facts: Pick<HotelFacts, 'childBands'>): { readonly adultFrom?: number } {
  const adultFrom = adultPriceFromOf(facts);
  return adultFrom === childPriceEndsAt ? {} : { adultFrom };
}
