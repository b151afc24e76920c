import { CoreError } from './core-error.ts';

/** Throws unless `value` is a safe integer. */
export function requireInteger(value: number, argument: string): number {
  if (Number.isSafeInteger(value)) return value;
  throw new CoreError(Number.isInteger(value) ? 'too_large' : 'not_an_integer', argument);
}

/** Throws unless `value` is a safe integer and not below 0. */
export function requireCount(value: number, argument: string): number {
  if (requireInteger(value, argument) < 0) throw new CoreError('negative', argument);
  return value;
}

/** Throws unless `value` is a finite percentage, not below 0, of at most four decimals. */
export function requirePercent(value: number, argument: string): number {
  const scaled = value * 10_000;
  if (!Number.isFinite(value) || value < 0 || Math.abs(scaled - Math.round(scaled)) > 1e-6)
    throw new CoreError('invalid_percent', argument);
  return value;
}
