import { placeOf, type Ratio } from '../arithmetic/ratio.ts';
import type { TaxBand, TaxBands } from './tax-bands.ts';

interface BandSearch<Tax, Sets> {
  readonly bands: TaxBands<Tax>;
  readonly hasInclusive: boolean;
  /** Asked only where there are several bands. */
  readonly price: () => Ratio;
  readonly setsOf: (band: TaxBand<Tax>) => Sets;
  readonly netOf: (sets: Sets) => Ratio;
}

/**
 * The taxes of the lowest band that the resulting price before tax lies in; if there is none, those of the band that
 * the price itself lies in.
 */
export function bestBand<Tax, Sets>({ bands, hasInclusive, price, setsOf, netOf }: BandSearch<Tax, Sets>): Sets {
  const [lowest] = bands;
  if (bands.length === 1) return setsOf(lowest);
  if (hasInclusive)
    for (const band of bands) {
      const sets = setsOf(band);
      if (isIn(band, placeOf(netOf(sets)))) return sets;
    }
  const place = placeOf(price());
  return setsOf(bands.find((band) => isIn(band, place)) ?? lowest);
}

const isIn = ({ from, to }: Pick<TaxBand<unknown>, 'from' | 'to'>, place: number): boolean =>
  from <= place && place <= to;
