import { minus, over, plus, ratio, reduced, zero, type Ratio } from '../arithmetic/ratio.ts';
import { product } from '../arithmetic/whole.ts';
import type { MinorUnits } from '../currency/currency.types.ts';
import type { AgreedTerms, NightDiscount } from './agreed-stay.types.ts';

/** What a discount takes off a part before it is rounded to whole units. */
export const exactlyOff = ({ amount, rounding }: Pick<NightDiscount, 'amount' | 'rounding'>): Ratio =>
  rounding === undefined ? ratio(amount) : plus(ratio(amount), ratio(rounding.part, rounding.of));

/** What a night or a part of one costs after everything that was taken off it, before that was rounded. */
export const exactlyPaidOf = ({ price, discounts }: Pick<AgreedTerms, 'price' | 'discounts'>): Ratio =>
  discounts.reduce((left, discount) => minus(left, exactlyOff(discount)), ratio(price));

/** The fraction that a discount of `amount` leaves out of its exact share, where there is one that can be stored. */
export function roundingOf(amount: MinorUnits, exact: Ratio): Pick<NightDiscount, 'rounding'> {
  const { numerator: part, denominator: of } = reduced(minus(exact, ratio(amount)));
  return part === 0 || typeof part === 'bigint' || typeof of === 'bigint' ? {} : { rounding: { part, of } };
}

/** A discount at another amount, rounded from an exact one; empty where it comes to 0. */
export function discountAt(discount: NightDiscount, amount: MinorUnits, exact: Ratio): NightDiscount[] {
  const { rounding: _, ...rest } = discount;
  const at = { ...rest, amount, ...roundingOf(amount, exact) };
  return amount === 0 && at.rounding === undefined ? [] : [at];
}

/** The exact parts of `whole` in proportion to `weights`, of which one at least is above 0. */
export function exactParts(whole: MinorUnits, weights: readonly Ratio[]): Ratio[] {
  const all = weights.reduce(plus, zero);
  return weights.map((weight) => over(reduced({ ...weight, numerator: product(weight.numerator, whole) }), all));
}
