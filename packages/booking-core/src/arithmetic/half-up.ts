import { CoreError } from '../defect/core-error.ts';
import type { Whole } from './whole.ts';

/** `Math.floor(a * b / c)` for integers, exact whatever the size of the product. `c` is positive. */
export function floorOfProduct(a: number, b: number, c: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return (product - modulo(product, c)) / c;
  const dividend = BigInt(a) * BigInt(b);
  return toNumber(floorOfBig(dividend, BigInt(c)));
}

/**
 * `a * b / c` rounded half up: the nearest integer, and exact halves go up (2.5 is 3, -2.5 is -2), as section 170 of the
 * CGST Act rounds tax (fifty paise up). Every line of a bill is rounded so. `c` is positive.
 */
export function halfUpOfProduct(a: number, b: number, c: number): number {
  const product = a * b;
  const doubled = 2 * product + c;
  if (Number.isSafeInteger(product) && Number.isSafeInteger(doubled))
    return (doubled - modulo(doubled, 2 * c)) / (2 * c);
  return toNumber(floorOfBig(2n * BigInt(a) * BigInt(b) + BigInt(c), 2n * BigInt(c)));
}

/** An exact quotient rounded half up. `denominator` is positive. Throws `too_large` beyond safe integers. */
export function halfUpOfQuotient(numerator: Whole, denominator: Whole): number {
  if (typeof numerator === 'number' && typeof denominator === 'number')
    return halfUpOfProduct(numerator, 1, denominator);
  return toNumber(floorOfBig(2n * BigInt(numerator) + BigInt(denominator), 2n * BigInt(denominator)));
}

/** An exact quotient rounded down. `denominator` is positive. Throws `too_large` beyond safe integers. */
export function floorOfQuotient(numerator: Whole, denominator: Whole): number {
  if (typeof numerator === 'number' && typeof denominator === 'number')
    return floorOfProduct(numerator, 1, denominator);
  return toNumber(floorOfBig(BigInt(numerator), BigInt(denominator)));
}

function modulo(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}

function floorOfBig(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

function toNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new CoreError('too_large', 'result');
  return number;
}
