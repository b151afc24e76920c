import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { childPriceEndsAt } from '../guests/priced-guests.ts';
import type { TaxScope } from './tax-scope.types.ts';

/** The guests of a room whom a tax is charged for. */
export interface TaxedGuests {
  /** Those who pay anything. */
  readonly paying: number;
  /** What one night costs all of them: minor units of a fixed tax, percent of a percentage. */
  readonly rates: readonly number[];
}

/**
 * The guests of a room who pay a tax per person, each at the rate of his age: adults and children fill places of the
 * room, infants none. A child whose age is not given counts as the oldest that pays a child's price.
 */
export function taxedGuestsOf(
  { tax, ages, exemptUnderAge = 0 }: Pick<TaxScope, 'ages' | 'exemptUnderAge'> & { readonly tax: number },
  { adults, childAges }: GuestCounts,
): TaxedGuests {
  const rateAt = (age: number): number =>
    age < exemptUnderAge ? 0 : (ages?.find(({ under }) => age < under)?.tax ?? tax);
  const rates = [
    ...Array.from({ length: adults }, () => tax),
    ...childAges.map((age) => rateAt(age ?? childPriceEndsAt - 1)),
  ].filter((rate) => rate > 0);
  return { paying: rates.length, rates };
}
