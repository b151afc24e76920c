import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';

interface Calls {
  readonly key_hash: string;
  readonly window_start: Date;
  readonly calls: number;
}

/** Adds calls of many keys in one statement; returns each sum, by key and window start in milliseconds. */
export async function addCalls(db: Database, added: readonly Calls[]): Promise<Map<string, number>> {
  // In one order for every process, so that two of them do not wait for each other.
  const rows = added.toSorted((one, other) => (one.key_hash < other.key_hash ? -1 : 1));
  const { rows: sums } = await sql<{ key_hash: string; window_start: Date; calls: number }>`
    insert into call_count (key_hash, window_start, calls)
    select key_hash, window_start, calls from jsonb_populate_recordset(null::call_count, ${JSON.stringify(rows)}::jsonb)
    on conflict (key_hash, window_start) do update set calls = call_count.calls + excluded.calls
    returning key_hash, window_start, calls`.execute(db);
  return new Map(sums.map((row) => [`${row.key_hash} ${row.window_start.getTime()}`, Number(row.calls)]));
}

/** Deletes the counts of windows that are over. */
export async function forgetCalls(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('call_count').where('window_start', '<', before).execute();
}
