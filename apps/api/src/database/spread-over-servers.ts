import type { Database, Transaction } from './database.types.ts';

const spread = new WeakSet<Database | Transaction>();

/** From now on the rows of a database are known to lie on several servers (`DATABASE_SHARDED=on`). */
export function spreadOverServers(db: Database): void {
  spread.add(db);
}

/** Has a transaction know what its database knows. */
export function spreadLike(db: Database, tx: Transaction): void {
  if (spread.has(db)) spread.add(tx);
}

/**
 * Whether what a transaction writes elsewhere than at its hotel is left to the outbox: it would be lost with another
 * server, and be committed in two phases.
 */
export const isSpread = (tx: Transaction): boolean => spread.has(tx);
