import { sql } from 'kysely';
import type { Database } from './database.types.ts';
import { isDiskFullAt } from './full-disk.ts';

/** Rejects where the database does not answer, or has lately refused a write because its disk is full. */
export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
  if (isDiskFullAt(db, Date.now())) throw new Error('the disk of the database is full');
}
