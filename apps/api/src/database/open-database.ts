import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { Database } from './database.types.ts';
import { lockDirectory } from './directory-lock.ts';
import { watchDisk } from './full-disk.ts';
import { tellStatement } from './statement-channel.ts';
import { traceStatement } from './trace-statement.ts';
import { writeStockChanges } from './stock-changes.ts';
import type { Tables } from './tables.ts';

export interface OpenedDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

const dateType = 1082;
const bigintType = 20;

/** PostgreSQL at an address. Its clock's zone, statement and lock time-outs are set on every connection. */
export function openPostgres(url: string, connections: number, onLost: (cause: Error) => void): OpenedDatabase {
  const types = new pg.TypeOverrides();
  types.setTypeParser(dateType, (text) => text);
  types.setTypeParser(bigintType, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    options: '-c timezone=UTC',
  });
  // The pool listens to its idle clients only: one that is lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports idle clients as well; the listener of the client has reported them already.
  pool.on('error', () => undefined);
  const disk = watchDisk();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: heard(disk.log) });
  disk.of(db);
  writeStockChanges(db);
  return { db, kind: 'postgresql', close: () => db.destroy() };
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
