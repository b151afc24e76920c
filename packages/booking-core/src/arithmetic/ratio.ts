/** An exact fraction. `denominator` is positive; fractions are not reduced, since they live for one bill. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Ratio = { numerator: 0n, denominator: 1n };
export const one: Ratio = { numerator: 1n, denominator: 1n };

export function ratio(numerator: number, denominator = 1): Ratio {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

export function plus(left: Ratio, right: Ratio): Ratio {
  if (left.numerator === 0n) return right;
  if (right.numerator === 0n) return left;
  if (left.denominator === right.denominator) return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  return { numerator: left.numerator * right.denominator + right.numerator * left.denominator, denominator: left.denominator * right.denominator };
}

export function times(left: Ratio, right: Ratio): Ratio {
  return { numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator };
}

/** `dividend / divisor` for a positive divisor. */
export function over(dividend: Ratio, divisor: Ratio): Ratio {
  return { numerator: dividend.numerator * divisor.denominator, denominator: dividend.denominator * divisor.numerator };
}

export function minus(left: Ratio, right: Ratio): Ratio {
  return plus(left, { numerator: -right.numerator, denominator: right.denominator });
}
