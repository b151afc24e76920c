import type { CalendarDay } from '@latchkey/api-contract/types';

/** The lowest and the highest price among dates, in minor units; both 0 where none is for sale. */
export function lowestAndHighest(days: readonly CalendarDay[]): { readonly lowest: number; readonly highest: number } {
  const prices = days.flatMap(({ price }) => price ?? []);
  return prices.length === 0
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
