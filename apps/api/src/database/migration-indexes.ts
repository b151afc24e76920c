import { sql, type Kysely } from 'kysely';
import type { IndexBeside } from './schema-migration.ts';
import type { Tables } from './tables.ts';

/** Those of some indexes that are missing, or that an interrupted attempt left behind, which PostgreSQL never uses. */
export async function missingIndexes(
  db: Kysely<Tables>,
  indexes: readonly IndexBeside[],
): Promise<readonly IndexBeside[]> {
  if (indexes.length === 0) return [];
  const names = indexes.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`select wanted.name from unnest(${names}::text[]) as wanted (name)
    where not exists (select 1 from pg_index where indexrelid = to_regclass(wanted.name) and indisvalid)`.execute(db);
  return indexes.filter(({ name }) => rows.some((row) => row.name === name));
}

/** Makes an index in place of one that was not finished; `isBeside`: while others write, and outside a transaction. */
export async function writeIndex(db: Kysely<Tables>, index: IndexBeside, isBeside: boolean): Promise<void> {
  const { name, on, isUnique = false } = index;
  const beside = isBeside ? 'concurrently' : '';
  await sql.raw(`drop index ${beside} if exists ${name}`).execute(db);
  await sql.raw(`create ${isUnique ? 'unique ' : ''}index ${beside} ${name} on ${on}`).execute(db);
}
