import { sql } from 'kysely';
import type { Transaction } from './database.types.ts';

/** From now on, a statement of this transaction fails with 55P03 where it waits longer for a lock. */
export async function waitForLocksAtMost(tx: Transaction, milliseconds: number): Promise<void> {
  await sql.raw(`set local lock_timeout = ${Math.round(milliseconds)}`).execute(tx);
}
