import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database.types.ts';
import { migrations as all } from './migrations.ts';
import { missingIndexes, writeIndex } from './migration-indexes.ts';
import type { SchemaMigration } from './schema-migration.ts';
import type { Tables } from './tables.ts';

type Migrations = Readonly<Record<string, SchemaMigration>>;

/** A lock that a guest's transaction holds is waited for this long, since all others queue behind who waits for it. */
const lockWaitMs = 3000;
const mostAttempts = 100;
const [pauseMs, longestPauseMs] = [200, 5000];

/** What a database lacks of the schema, in order: nothing of one that a newer version has taken further. */
export async function missingOf(db: Database, migrations: Migrations = all): Promise<string[]> {
  const done = await executed(db);
  const pending = Object.keys(migrations).filter((name) => !done.has(name));
  const unknown = [...done].filter((name) => !Object.hasOwn(migrations, name));
  if (pending.length > 0 && unknown.length > 0)
    throw new Error(`a newer version has made ${unknown.join(', ')}, and not ${pending.join(', ')}`);
  const indexes = Object.entries(migrations).flatMap(([name, { indexes: its = [] }]) => (done.has(name) ? its : []));
  return [...pending, ...(await missingIndexes(db, indexes)).map(({ name }) => name)];
}

interface Options {
  readonly migrations?: Migrations;
  /** Makes indexes beside what is going on: needs two connections. Without, they are made in the step's transaction. */
  readonly isServed?: boolean;
}

/**
 * Brings the schema up to date, each step in a transaction of its own. Safe from several instances at once, at whatever
 * node of a database over servers: who migrates holds a row that all have. A schema that a newer version has taken further
 * is left as it is: while versions change, an older instance may start again. Answers what it made.
 */
export async function migrate(db: Database, { migrations = all, isServed = false }: Options = {}): Promise<string[]> {
  if ((await missingOf(db, migrations)).length === 0) return [];
  await makeOwnTables(db);
  const made: string[] = [];
  for (const [name, { up, indexes = [] }] of Object.entries(migrations)) {
    const isNew = await withRetries(() =>
      inTurn(db, async (tx) => {
        if ((await executed(tx)).has(name)) return false;
        await up(tx as unknown as Kysely<never>);
        await note(tx, name);
        return true;
      }),
    );
    if (isNew) made.push(name);
    for (const index of await missingIndexes(db, indexes)) {
      await withRetries(() =>
        inTurn(db, async (tx) => {
          if ((await missingIndexes(tx, [index])).length === 0) return;
          // A statement with parameters leaves its snapshot open until the next one, and the index would wait for it.
          await sql`select 1`.execute(tx);
          await writeIndex(isServed ? db : tx, index, isServed);
        }),
      );
      made.push(index.name);
    }
  }
  return made;
}

/**
 * Runs something while no other instance does. Who finds another at it asks again later: a statement that waits would
 * keep an index that the other makes beside from ever being finished.
 */
async function inTurn<T>(db: Database, run: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql.raw(`set local lock_timeout = ${lockWaitMs}`).execute(tx);
      const { rows } =
        await sql`select 1 from kysely_migration_lock where id = ${lockId} for update skip locked`.execute(tx);
      return rows.length === 0 ? null : { answer: await run(tx) };
    });
    if (done !== null) return done.answer;
    await pause(pauseMs * (0.5 + Math.random()));
  }
}

const lockId = 'migration_lock';

async function note(tx: Transaction<Tables>, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(tx);
}

async function executed(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    is_there: boolean;
  }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (rows[0]?.is_there !== true) return new Set();
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(done.map(({ name }) => name));
}

/** The tables that say what is done: as Kysely's own migrator made them for older versions. */
async function makeOwnTables(db: Database): Promise<void> {
  // Of two that make a table at the same moment, PostgreSQL has one fail.
  await withRetries(async () => {
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
    await sql`create table if not exists kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null)`.execute(
      db,
    );
    await sql`insert into kysely_migration_lock (id, is_locked) values (${lockId}, 0) on conflict do nothing`.execute(
      db,
    );
  }, madeTwice);
}

/** Lock time-outs and deadlocks. */
const locked = ['55P03', '40P01', '40001'];
/** What two instances make at the same moment. */
const madeTwice = ['23505', '42P07', '42710'];

async function withRetries<T>(run: () => Promise<T>, retriable: readonly string[] = locked): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (cause) {
      const { code = '' } = cause as { readonly code?: string };
      if (attempt >= mostAttempts || !retriable.includes(code)) throw cause;
      await pause(Math.min(longestPauseMs, pauseMs * 1.3 ** attempt) * (0.5 + Math.random() / 2));
    }
  }
}
