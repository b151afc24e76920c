import { requireCount } from '../defect/require.ts';
import type { GuestCounts } from './guest-counts.types.ts';

/** From this age a child is priced as an adult (docs/rules.md, "Entities"). */
export const childPriceEndsAt = 12;

/** How many guests of a room pay the adult price and how many the child's price. Infants are free and fill no place. */
export interface PricedGuests {
  /** Adults and children from 12. */
  readonly atAdultPrice: number;
  /** Children under 12, and those of unknown age. */
  readonly atChildPrice: number;
  /** Of all children; one whose age is not given counts as the oldest that pays a child's price. */
  readonly ages: readonly number[];
}

/** Splits the guests of a room at 12 years. Throws `negative` or `not_an_integer`. */
export function pricedGuestsOf(guests: GuestCounts, argument = 'guests'): PricedGuests {
  requireCount(guests.adults, `${argument}.adults`);
  requireCount(guests.infants, `${argument}.infants`);
  const older = guests.childAges.filter(
    (age) => age !== null && requireCount(age, `${argument}.childAges`) >= childPriceEndsAt,
  ).length;
  return {
    atAdultPrice: guests.adults + older,
    atChildPrice: guests.childAges.length - older,
    ages: guests.childAges.map((age) => age ?? childPriceEndsAt - 1),
  };
}
