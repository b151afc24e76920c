import { placeOf, ratio } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Places } from './tax-bands.ts';
import type { TaxableNight } from './tax.types.ts';

/**
 * A night's price as its band sees it, in whole units that lie in the band: a fraction is left off, and made a whole one
 * where the band begins with it.
 */
export function wholePriceOf({ price, bandPrice = ratio(price) }: TaxableNight, { from }: Places): MinorUnits {
  const place = placeOf(bandPrice);
  return Math.floor((place + (place === from ? 1 : 0)) / 2);
}
