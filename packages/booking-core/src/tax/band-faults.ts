import { placesOf } from './tax-bands.ts';
import type { TaxEntry } from './tax.types.ts';

/** Two taxes of a list that are bands of one tax and do not follow on each other. */
export interface BandFault {
  readonly kind: 'gap' | 'overlap';
  /** Ids of the lower band and of the one above it. */
  readonly below: string;
  readonly above: string;
}

/**
 * Bands of one tax that leave prices out between them, or have some in both. Bands of one tax are those with some bound
 * whose entries differ in id, rate, bounds and dates alone, and that hold on some day together.
 */
export function bandFaultsIn(taxes: readonly TaxEntry[]): BandFault[] {
  const banded = taxes.filter(
    ({ priceFrom, priceAbove = null, priceTo }) => priceFrom !== null || priceAbove !== null || priceTo !== null,
  );
  return [...Map.groupBy(banded, familyOf).values()].flatMap((family) => faultsOf(family, taxes));
}

function faultsOf(family: readonly TaxEntry[], taxes: readonly TaxEntry[]): BandFault[] {
  const bands = family
    .map((tax) => ({ tax, ...placesOf(tax, taxes) }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  return bands.flatMap((band, at) => {
    const next = bands.slice(at + 1).find(({ tax }) => areTogether(band.tax, tax));
    if (next === undefined || next.from === band.to + 1) return [];
    return { kind: next.from > band.to ? 'gap' : 'overlap', below: band.tax.id, above: next.tax.id } as const;
  });
}

const areTogether = (one: TaxEntry, other: TaxEntry): boolean =>
  (one.validFrom ?? '') <= (other.validTo ?? '9999') && (other.validFrom ?? '') <= (one.validTo ?? '9999');

function familyOf(tax: TaxEntry): string {
  const of = Object.entries(tax).filter(([key, value]) => value !== undefined && !own.has(key));
  return JSON.stringify(of.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const own: ReadonlySet<string> = new Set<keyof TaxEntry>([
  'id',
  'tax',
  'ages',
  'ifCancelled',
  'priceFrom',
  'priceAbove',
  'priceTo',
  'validFrom',
  'validTo',
]);
