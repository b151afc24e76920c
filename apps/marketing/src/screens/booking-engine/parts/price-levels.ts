import type { CalendarDay } from '@latchkey/api-contract/types';

/** The lowest and the highest price among dates on sale, in minor units; both 0 where there is none. */
export function lowestAndHighest(days: readonly CalendarDay[]): { readonly lowest: number; readonly highest: number } {
  const prices = days.flatMap(({ price, availability }) => (availability === 'open' ? (price ?? []) : []));
  return prices.length === 0
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
