import { halfUpOfProduct } from '../arithmetic/half-up.ts';
import { millionthsOf, wholePercent } from '../arithmetic/percent.ts';
import type { MinorUnits } from '../currency/currency.types.ts';

/** The tax that is in an amount, of a percentage of the price before it; half up. Throws `invalid_percent`. */
export function taxIn(amount: MinorUnits, percent: number): MinorUnits {
  const rate = millionthsOf(percent, 'percent');
  return halfUpOfProduct(amount, rate, wholePercent + rate);
}
