/** Bounds on a price, in minor units; null is unbounded. */
export interface Bounded {
  /** The lowest price that it is charged on. */
  readonly priceFrom: number | null;
  /** In place of it: it is charged on prices above this one. */
  readonly priceAbove?: number | null | undefined;
  readonly priceTo: number | null;
}

/**
 * The places of the first and the last price of a band: a whole price has the place of twice itself, and all fractions
 * between it and the next the one after that.
 */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** Prices between two places, for which the same taxes hold. */
export interface TaxBand<Tax> extends Places {
  readonly taxes: ReadonlySet<Tax>;
}

/** Bands that leave out no price; there is always one. */
export type TaxBands<Tax> = readonly [TaxBand<Tax>, ...TaxBand<Tax>[]];

/**
 * Where a tax begins and ends among the prices of a room, or of `guests` that its bounds are for one of. `priceFrom` is
 * that price or more, `priceAbove` more than it, `priceTo` that price or less.
 *
 * Whole bounds that follow on each other leave no gap for a fraction: between `priceTo` 9,999 and `priceFrom` 10,000 it is
 * below 10,000, and between 7,500 and 7,501, as files of before `priceAbove` say it, above 7,500. The rounder figure is
 * the law's.
 */
export function placesOf(tax: Bounded, taxes: readonly Bounded[], guests = 1): Places {
  return { from: firstPlace(tax, taxes, guests), to: lastPlace(tax, taxes, guests) };
}

function firstPlace({ priceFrom, priceAbove }: Bounded, taxes: readonly Bounded[], guests: number): number {
  if (isFigure(priceAbove)) return 2 * priceAbove * guests + 1;
  if (priceFrom === null) return Number.NEGATIVE_INFINITY;
  const follows = taxes.some(({ priceTo }) => priceTo === priceFrom - 1);
  return follows && !isRounder(priceFrom, priceFrom - 1) ? 2 * (priceFrom - 1) * guests + 1 : 2 * priceFrom * guests;
}

function lastPlace({ priceTo }: Bounded, taxes: readonly Bounded[], guests: number): number {
  if (priceTo === null) return Number.POSITIVE_INFINITY;
  const isFollowed =
    taxes.some(({ priceFrom }) => priceFrom === priceTo + 1) && taxes.every(({ priceAbove }) => priceAbove !== priceTo);
  return isFollowed && isRounder(priceTo + 1, priceTo) ? 2 * (priceTo + 1) * guests - 1 : 2 * priceTo * guests;
}

const isFigure = (bound: number | null | undefined): bound is number => bound !== null && bound !== undefined;

const isRounder = (one: number, other: number): boolean => zerosOf(one) > zerosOf(other);
const zerosOf = (figure: number): number => /0*$/.exec(String(figure))?.[0].length ?? 0;

/** All prices from 0 up, cut wherever a tax begins or ends, ascending. */
export function bandsOf<Tax>(taxes: readonly (readonly [Tax, Places])[]): TaxBands<Tax> {
  const cuts = new Set<number>();
  for (const [, { from, to }] of taxes) {
    if (from > 0) cuts.add(from);
    if (to < Number.POSITIVE_INFINITY) cuts.add(to + 1);
  }
  const later = [...cuts].sort((left, right) => left - right);
  const bandFrom = (first: number, next = Number.POSITIVE_INFINITY): TaxBand<Tax> => ({
    from: first,
    to: next - 1,
    taxes: new Set(taxes.flatMap(([tax, { from, to }]) => (from <= first && first <= to ? [tax] : []))),
  });
  return [bandFrom(0, later[0]), ...later.map((from, at) => bandFrom(from, later[at + 1]))];
}
