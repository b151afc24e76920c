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

/** All prices from 0 up, cut wherever the band of a tax begins or ends, ascending. */
export function bandsOf<Tax extends Bounded>(taxes: readonly Tax[]): TaxBand<Tax>[] {
  const cuts = new Set([0]);
  for (const { priceFrom, priceTo } of taxes) {
    if (priceFrom !== null) cuts.add(priceFrom);
    if (priceTo !== null) cuts.add(priceTo + 1);
  }
  const starts = [...cuts].sort((left, right) => left - right);
  return starts.map((from, at) => ({
    from,
    to: (starts[at + 1] ?? Number.POSITIVE_INFINITY) - 1,
    taxes: new Set(
      taxes.filter(
        ({ priceFrom, priceTo }) => (priceFrom === null || priceFrom <= from) && (priceTo === null || from <= priceTo),
      ),
    ),
  }));
}

/** Whether a price, which may be a fraction, lies in a band: above the bound before it and not above its own. */
export function isInBand({ from, to }: Pick<TaxBand<unknown>, 'from' | 'to'>, priceRoundedUp: number): boolean {
  return from <= priceRoundedUp && priceRoundedUp <= to;
}
