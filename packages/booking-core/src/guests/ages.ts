import { childPriceEndsAt } from './priced-guests.ts';
import type { GuestCounts } from './guest-counts.types.ts';

/** The ages of the guests whom an extra is for, both included; what is absent has no bound. Adults are 18 and more. */
export interface Ages {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How many of the guests are of such ages. A child whose age was not given counts as the oldest that is priced as a child. */
export function areOfAges({ adults, childAges, infants }: GuestCounts, { from = 0, to }: Ages = {}): number {
  const isIn = (age: number): boolean => from <= age && (to === undefined || age <= to);
  const children = childAges.filter((age) => isIn(age ?? childPriceEndsAt - 1));
  return (to === undefined ? adults : 0) + children.length + (from === 0 ? infants : 0);
}
