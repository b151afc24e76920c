import { plainLines } from '@latchkey/booking-core/text';

/** Deeper than anything in a hotel's documents. */
const deepest = 12;

/** A value as a document may hold it: its texts lose invisible characters; undefined where it is nested too deep. */
export function plainValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return plainLines(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return undefined;
  if (Array.isArray(value)) return value.map((one) => plainValue(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [plainLines(key), plainValue(one, depth + 1)]));
}
