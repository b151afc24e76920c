import type { Database } from './open-database.ts';
import type { Work } from './transact.ts';

const versions = new WeakMap<Database, Map<number, number>>();
const touched = new WeakMap<Work, Set<number>>();

/**
 * A number that grows whenever this process has changed a hotel's rooms or prices. What was read under an older number
 * may be stale. Other instances do not move it: what is kept by it needs an age as well.
 */
export function stockVersion(db: Database, hotelId: number): number {
  return versions.get(db)?.get(hotelId) ?? 0;
}

/** Notes that a transaction changes a hotel's rooms or prices; it counts once the transaction is committed. */
export function touchStock(tx: Work, hotelId: number): void {
  const hotels = touched.get(tx) ?? new Set();
  touched.set(tx, hotels.add(hotelId));
}

/** Moves the numbers of the hotels that a committed transaction has touched. */
export function countTouched(db: Database, tx: Work): void {
  const ofDatabase = versions.get(db) ?? new Map<number, number>();
  versions.set(db, ofDatabase);
  for (const hotelId of touched.get(tx) ?? []) ofDatabase.set(hotelId, (ofDatabase.get(hotelId) ?? 0) + 1);
}
