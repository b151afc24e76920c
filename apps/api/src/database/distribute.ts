import { sql } from 'kysely';
import type { Database } from './database.types.ts';
import { homesPlan, type Lying } from './homes-plan.ts';

export interface Distributed {
  /** Null where the database is one server: no extension spreads its tables. */
  readonly spread: readonly string[] | null;
  readonly faults: readonly string[];
}

/**
 * Gives each table that has none its home, as `table-homes.ts` says, where the extension is that spreads tables (Citus);
 * and tells of every table that lies otherwise, or has no home said. What lies otherwise is left: only a person can say
 * when its rows may move.
 */
export async function distribute(db: Database): Promise<Distributed> {
  const plan = homesPlan(await tablesOf(db), await lyingOf(db));
  for (const statement of plan.statements) await sql.raw(statement).execute(db);
  if (plan.isOneServer) return { spread: null, faults: plan.faults };
  const after = homesPlan(await tablesOf(db), await lyingOf(db));
  return { spread: plan.spread, faults: [...after.faults, ...after.spread.map((table) => `${table} was not spread`)] };
}

/** What keeps the database from serving hotels that are spread: tables without their home. Nothing on one server. */
export async function homeFaults(db: Database): Promise<readonly string[]> {
  const { isOneServer, faults, spread } = homesPlan(await tablesOf(db), await lyingOf(db));
  return isOneServer ? [] : [...faults, ...spread.map((table) => `${table} is on no server but one`)];
}

async function tablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace order by relname`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Where tables lie; null where nothing spreads them. */
async function lyingOf(db: Database): Promise<ReadonlyMap<string, Lying> | null> {
  const { rows: found } = await sql<{
    is_there: boolean;
  }>`select to_regclass('pg_dist_partition') is not null as is_there`.execute(db);
  if (found[0]?.is_there !== true) return null;
  const { rows } = await sql<{ name: string } & Lying>`select logicalrelid::regclass::text as name,
      case when partmethod = 'n' then 'everywhere' else column_to_column_name(logicalrelid, partkey::text) end as home,
      colocationid::int as "group"
    from pg_dist_partition where partmethod in ('h', 'n')`.execute(db);
  return new Map(rows.map(({ name, home, group }) => [name, { home, group }]));
}
