import { floorOfQuotient } from './half-up.ts';
import { greatestDivisor, isZero, narrowed, product, sum, type Whole } from './whole.ts';

/** An exact fraction. `denominator` is positive; only `reduced` ones are in lowest terms, since most live for one bill. */
export interface Ratio {
  readonly numerator: Whole;
  readonly denominator: Whole;
}

export const zero: Ratio = { numerator: 0, denominator: 1 };
export const one: Ratio = { numerator: 1, denominator: 1 };

export function ratio(numerator: number, denominator = 1): Ratio {
  return { numerator, denominator };
}

export function plus(left: Ratio, right: Ratio): Ratio {
  if (isZero(left.numerator)) return right;
  if (isZero(right.numerator)) return left;
  if (left.denominator === right.denominator)
    return { numerator: sum(left.numerator, right.numerator), denominator: left.denominator };
  return {
    numerator: sum(product(left.numerator, right.denominator), product(right.numerator, left.denominator)),
    denominator: product(left.denominator, right.denominator),
  };
}

export function times(left: Ratio, right: Ratio): Ratio {
  return {
    numerator: product(left.numerator, right.numerator),
    denominator: product(left.denominator, right.denominator),
  };
}

/** `dividend / divisor` for a positive divisor. */
export function over(dividend: Ratio, divisor: Ratio): Ratio {
  return {
    numerator: product(dividend.numerator, divisor.denominator),
    denominator: product(dividend.denominator, divisor.numerator),
  };
}

export function minus(left: Ratio, right: Ratio): Ratio {
  return plus(left, { numerator: product(right.numerator, -1), denominator: right.denominator });
}

/** Reduces a fraction to its lowest terms, for one that is computed with repeatedly. */
export function reduced({ numerator, denominator }: Ratio): Ratio {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: narrowed(BigInt(numerator) / divisor), denominator: narrowed(BigInt(denominator) / divisor) };
}

/** The smallest integer that is not below a fraction. Throws `too_large` beyond safe integers. */
export function ceilingOf({ numerator, denominator }: Ratio): number {
  // A price before tax that is the price itself, which most are.
  if (denominator === 1 && typeof numerator === 'number' && Number.isSafeInteger(numerator)) return numerator;
  return -floorOfQuotient(product(numerator, -1), denominator);
}

/** The place of a fraction among whole numbers: that of a whole one is twice it, those between two have the one between. */
export function placeOf(fraction: Ratio): number {
  return floorOfQuotient(fraction.numerator, fraction.denominator) + ceilingOf(fraction);
}
