/** Bounds on a price, minor units and inclusive; null is unbounded. */
export interface Bounded {
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** Prices between two bounds, in minor units and both inclusive, for which the same taxes hold. */
export interface TaxBand<Tax> {
  readonly from: number;
  readonly to: number;
  readonly taxes: ReadonlySet<Tax>;
}

/** Bands that leave out no price; there is always one. */
export type TaxBands<Tax> = readonly [TaxBand<Tax>, ...TaxBand<Tax>[]];

/** All prices from 0 up, cut wherever the band of a tax begins or ends, ascending. */
export function bandsOf<Tax extends Bounded>(taxes: readonly Tax[]): TaxBands<Tax> {
  const cuts = new Set<number>();
  for (const { priceFrom, priceTo } of taxes) {
    if (priceFrom !== null && priceFrom > 0) cuts.add(priceFrom);
    if (priceTo !== null) cuts.add(priceTo + 1);
  }
  const later = [...cuts].sort((left, right) => left - right);
  const bandFrom = (from: number, next = Number.POSITIVE_INFINITY): TaxBand<Tax> => ({
    from,
    to: next - 1,
    taxes: new Set(
      taxes.filter(
        ({ priceFrom, priceTo }) => (priceFrom === null || priceFrom <= from) && (priceTo === null || from <= priceTo),
      ),
    ),
  });
  return [bandFrom(0, later[0]), ...later.map((from, at) => bandFrom(from, later[at + 1]))];
}

/** Whether a price, which may be a fraction, lies in a band: above the bound before it and not above its own. */
export function isInBand({ from, to }: Pick<TaxBand<unknown>, 'from' | 'to'>, priceRoundedUp: number): boolean {
  return from <= priceRoundedUp && priceRoundedUp <= to;
}
