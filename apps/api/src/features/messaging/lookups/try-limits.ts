const hourMs = 3_600_000;

/**
 * How many wrong codes are taken for one booking, and for one telephone number, across all look-ups and addresses.
 * The arithmetic is in decision 0008.
 */
export const tryLimits = [
  { withinMs: hourMs, most: 5 },
  { withinMs: 24 * hourMs, most: 10 },
  { withinMs: 366 * 24 * hourMs, most: 30 },
] as const;

/** The longest time for which a wrong try counts, in milliseconds. */
export const triesKeptMs = 366 * 24 * hourMs;

/** Whether one more code may be tried, after wrong tries at these moments (milliseconds). */
export function mayTry(wrongTries: readonly number[], now: number): boolean {
  return tryLimits.every(({ withinMs, most }) => wrongTries.filter((at) => at > now - withinMs).length < most);
}

/** The wrong tries that still count, with one more. */
export function withTry(wrongTries: readonly number[], now: number): number[] {
  return [...wrongTries.filter((at) => at > now - triesKeptMs), now];
}
