import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './database.types.ts';
import { lockDirectory } from './directory-lock.ts';
import { watchDisk } from './full-disk.ts';
import { addressesIn } from '../settings/database-addresses.ts';
import { poolOfHosts } from './pool-of-hosts.ts';
import { tellStatement } from './statement-channel.ts';
import { traceStatement } from './trace-statement.ts';
import { writeStockChanges } from './stock-changes.ts';
import type { Tables } from './tables.ts';

export interface OpenedDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  /** Runs what may take long, and must not wait long for locks: on connections of its own, without the time-out of statements. */
  readonly apart: <T>(run: (db: Database) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

const dateType = 1082;
const bigintType = 20;

/** PostgreSQL at an address. Its clock's zone, statement and lock time-outs are set on every connection. */
export function openPostgres(url: string, connections: number, onLost: (cause: Error) => void): OpenedDatabase {
  const pool = openPool(url, { ...guestTimeouts, max: connections }, onLost);
  const disk = watchDisk();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: heard(disk.log) });
  disk.of(db);
  writeStockChanges(db);
  const apart = async <T>(run: (db: Database) => Promise<T>): Promise<T> => {
    const own = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: openPool(url, { ...longTimeouts, max: 2 }, onLost) }),
      log: heard(disk.log),
    });
    try {
      return await run(own);
    } finally {
      await own.destroy();
    }
  };
  return { db, kind: 'postgresql', apart, close: () => db.destroy() };
}

const guestTimeouts = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
} as const;
/** Without `statement_timeout`. */
const longTimeouts = { lock_timeout: 3000 } as const;

/** One pool, of one host or of several of which one takes writes. */
function openPool(url: string, config: pg.PoolConfig, onLost: (cause: Error) => void): PostgresPool {
  const [first, ...others] = addressesIn(url);
  if (others.length === 0) return poolOf(first, config, onLost);
  // Bounds the wait for a silent host, so that the next one is asked.
  const withTimeout = { ...config, connectionTimeoutMillis: 3000 };
  return poolOfHosts([first, ...others].map((one) => poolOf(one, withTimeout, onLost)));
}

function poolOf(url: string, config: pg.PoolConfig, onLost: (cause: Error) => void): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, (text) => text);
  types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({ ...config, connectionString: url, types, options: '-c timezone=UTC' });
  // The pool listens to its idle clients only: one that is lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports idle clients as well; the listener of the client has reported them already.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The embedded database in a directory that no other process has open; null keeps it in memory. One that is empty begins
 * as the copy (a tar file of PGlite's `dumpDataDir`) where there is one.
 */
export async function openPglite(
  directory: string | null,
  copy?: Blob,
): Promise<OpenedDatabase | { refused: 'in_use'; by: string }> {
  let release: (() => Promise<void>) | undefined;
  if (directory !== null) {
    await mkdir(directory, { recursive: true });
    const lock = await lockDirectory(directory);
    if ('refused' in lock) return lock;
    release = lock.release;
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const options = {
    parsers: { [dateType]: (text: string) => text, [bigintType]: Number },
    ...(copy === undefined ? {} : { loadDataDir: copy }),
  };
  const pglite =
    directory === null ? await PGlite.create(options) : await PGlite.create(join(directory, 'files'), options);
  await pglite.exec("set time zone 'UTC'");
  const disk = watchDisk();
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: heard(disk.log) });
  disk.of(db);
  return {
    db,
    kind: 'pglite',
    apart: (run) => run(db),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await release?.();
    },
  };
}

/** What a full disk refuses, and, where somebody listens or traces, every statement. */
const heard =
  (log: (event: LogEvent) => void) =>
  (event: LogEvent): void => {
    log(event);
    tellStatement(event);
    traceStatement(event);
  };
