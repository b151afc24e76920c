import { placeOf, ratio } from '../arithmetic/ratio.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { Places } from './tax-bands.ts';
import type { TaxableNight } from './tax.types.ts';

/**
 * A night's price as its band sees it, in whole units that lie in the band: a fraction is left off, and made a whole one
 * where the band begins with it.
 */
export function wholePriceOf({ price, bandPrice = ratio(price) }: TaxableNight, { from }: Places): MinorUnits {
  return Math.floor(Math.max(placeOf(bandPrice), from + 1) / 2);
}
