import type { KeyMeaning } from '../schema/described.ts';
import { hotelFacts } from '../schema/hotel-facts.schema.ts';
import { keysOf } from './keys-of.ts';

let read: ReadonlyMap<string, KeyMeaning> | undefined;

/**
 * Every key of `hotel.json` with what it is: `*` is an entry of a list, or of what is keyed by ids. Of a key that several
 * kinds of a thing have, the first that says what it is speaks for all.
 */
export function factsKeys(): ReadonlyMap<string, KeyMeaning> {
  if (read !== undefined) return read;
  const keys = new Map<string, KeyMeaning>();
  for (const [path, meaning] of keysOf(hotelFacts)) if (meaning !== null && !keys.has(path)) keys.set(path, meaning);
  read = keys;
  return keys;
}
