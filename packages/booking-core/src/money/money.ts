import { allocateByWeights } from '../arithmetic/allocate.ts';
import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import { decimalsOf } from '../currency/currency.ts';
import { CoreError } from '../defect/core-error.ts';
import { requireInteger } from '../defect/require.ts';
import type { Money } from './money.types.ts';

/** An amount in minor units of `currency`. Throws `not_an_integer`, `too_large` or `unknown_currency`. */
export function money<const C extends CurrencyCode>(amount: MinorUnits, currency: C): Money<C> {
  decimalsOf(currency);
  return { currency, amount: requireInteger(amount, 'amount') };
}

/** The sum. Throws `currency_mismatch` where the types were worked around. */
export function add<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  return money(left.amount + inCurrencyOf(left, right).amount, left.currency);
}

/** The difference; it may be negative. Throws `currency_mismatch`. */
export function subtract<C extends CurrencyCode>(from: Money<C>, amount: Money<NoInfer<C>>): Money<C> {
  return money(from.amount - inCurrencyOf(from, amount).amount, from.currency);
}

/** The amount so many times. `times` is an integer; use `percentageOf` for parts. Throws `not_an_integer`. */
export function multiply<C extends CurrencyCode>(amount: Money<C>, times: number): Money<C> {
  return money(amount.amount * requireInteger(times, 'times'), amount.currency);
}

/** So many percent of an amount, rounded half up. At most four decimals of a percent. Throws `invalid_percent`. */
export function percentageOf<C extends CurrencyCode>(amount: Money<C>, percent: number): Money<C> {
  return money(halfUpOfProduct(amount.amount, millionthsOf(percent, 'percent'), wholePercent), amount.currency);
}

/**
 * Parts in proportion to `weights`, which add up to the amount. What cannot be shared goes to the first parts.
 * Throws `negative` for a negative amount or weight and `empty` where no weight is above 0.
 */
export function allocate<C extends CurrencyCode>(amount: Money<C>, weights: readonly number[]): Money<C>[] {
  return allocateByWeights(amount.amount, weights).map((part) => money(part, amount.currency));
}

/** Negative, 0 or positive: `left` is less than, equal to or more than `right`. Throws `currency_mismatch`. */
export function compare<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): -1 | 0 | 1 {
  const difference = left.amount - inCurrencyOf(left, right).amount;
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

function inCurrencyOf<C extends CurrencyCode>(expected: Money<C>, actual: Money<C>): Money<C> {
  if (expected.currency !== actual.currency) throw new CoreError('currency_mismatch', actual.currency);
  return actual;
}
