/** Two-sided at 5 %, and the power of 80 % to find the least difference: quantiles of the normal distribution. */
const [zOfLevel, zOfPower] = [1.959964, 0.841621];

/**
 * How many visitors each half of an experiment needs, so that a difference of `least` in a share of `base` is found in four of
 * five experiments, and one that is none is taken for one in one of twenty. Both in per cent (of `least`: points), up or down.
 */
export function sizePerArm(base: number, least: number): number {
  const [a, b] = [base / 100, (base + least) / 100];
  const middle = (a + b) / 2;
  const spread = zOfLevel * Math.sqrt(2 * middle * (1 - middle)) + zOfPower * Math.sqrt(a * (1 - a) + b * (1 - b));
  return Math.ceil((spread / (b - a)) ** 2);
}
