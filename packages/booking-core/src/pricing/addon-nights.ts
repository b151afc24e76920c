import type { LocalDate } from '../dates/local-date.types.ts';
import type { AgreedLot } from './agreed-stay.types.ts';
import type { PricedAddon } from './pricing.types.ts';

/** How many of an extra each night of a stay has, by its date. */
export type NightCounts = ReadonlyMap<LocalDate, number>;

/**
 * So many of an extra, one after the other, each on the first of the nights that have fewest of it. `counts` is what they
 * have already. The nights keep their order, and those that get none are left out.
 */
export function onNights(
  nights: NonNullable<PricedAddon['nights']>,
  quantity: number,
  counts: NightCounts = new Map(),
): NonNullable<AgreedLot['nights']> {
  const had = nights.map(({ date }) => counts.get(date) ?? 0);
  const more = nights.map(() => 0);
  for (let left = quantity; left > 0; left--) {
    const sums = more.map((some, at) => some + (had[at] ?? 0));
    const at = sums.indexOf(Math.min(...sums));
    more[at] = (more[at] ?? 0) + 1;
  }
  return nights.flatMap(({ date, price }, at) => {
    const own = more[at] ?? 0;
    return own === 0 ? [] : [{ date, price, quantity: own }];
  });
}

/** A lot on nights with fewer of the extra: one after the other goes from the last of those that have most of it. */
export function fewerOnNights(
  nights: NonNullable<AgreedLot['nights']>,
  fewer: number,
  counts: NightCounts,
): NonNullable<AgreedLot['nights']> {
  const left = nights.map(({ quantity }) => quantity);
  for (let gone = 0; gone < fewer; gone++) {
    const sums = nights.map(({ date, quantity }, at) => {
      const own = left[at] ?? 0;
      return own === 0 ? -1 : (counts.get(date) ?? quantity) - quantity + own;
    });
    const at = sums.lastIndexOf(Math.max(...sums));
    left[at] = (left[at] ?? 0) - 1;
  }
  return nights.flatMap((night, at) => {
    const quantity = left[at] ?? 0;
    return quantity === 0 ? [] : [{ ...night, quantity }];
  });
}

/** How many of an extra lie on each night. A lot whose nights are unknown counts for none. */
export function countsOf(lots: readonly Pick<AgreedLot, 'nights'>[]): NightCounts {
  const counts = new Map<LocalDate, number>();
  for (const { date, quantity } of lots.flatMap(({ nights = [] }) => nights))
    counts.set(date, (counts.get(date) ?? 0) + quantity);
  return counts;
}
