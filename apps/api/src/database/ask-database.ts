import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/** Rejects where the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
