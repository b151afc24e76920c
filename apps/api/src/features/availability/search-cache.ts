import { LRUCache } from 'lru-cache';
import { stockVersion } from '../../database/stock-versions.ts';
import type { Deps } from '../../deps.ts';

/** A search of eight room types is about 15 KB. */
const entries = 500;
/** Other instances change rooms without our noticing: beside one database server nothing is kept longer. */
const sharedMs = 1000;
const aloneMs = 5000;
/** From so few rooms on the page says how many are left, and that number is never an old one. */
export const scarceRooms = 5;

interface Kept<T> {
  readonly value: T;
  readonly version: number;
  readonly until: number;
}

/**
 * Keeps what was computed from a hotel's rooms and prices until this process changes them, and for a moment where other
 * instances may. What tells of few rooms left is not kept beside others. The hold is the authority, never this.
 */
export function createSearchCache<T extends object>(
  deps: Pick<Deps, 'db' | 'databaseKind'>,
  isScarce: (value: T) => boolean,
): (hotelId: number, key: string, compute: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, Kept<T>>({ max: entries });
  const isAlone = deps.databaseKind === 'pglite';
  return async (hotelId, key, compute) => {
    const version = stockVersion(deps.db, hotelId);
    const known = kept.get(key);
    if (known !== undefined && known.version === version && known.until > performance.now()) return known.value;
    const value = await compute();
    // The version was read before the rooms were: a change in between makes this entry old at once.
    if (isAlone || !isScarce(value)) kept.set(key, { value, version, until: performance.now() + (isAlone ? aloneMs : sharedMs) });
    return value;
  };
}
