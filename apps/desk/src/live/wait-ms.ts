const firstMs = 5000;
const mostMs = 60_000;

/**
 * How many milliseconds to wait before a line is tried again: twice as long after each failure, up to a minute, and never
 * less than the engine asked for. `random`, from 0 to 1, spreads the desks that a restart cut off together.
 */
export function waitMs(failures: number, leastMs: number, random: number): number {
  const half = Math.min(mostMs, firstMs * 2 ** failures) / 2;
  // NaN, from a header that is not a number, counts as 0.
  const asked = Math.min(mostMs, leastMs || 0);
  return Math.max(half, asked) + half * random;
}
