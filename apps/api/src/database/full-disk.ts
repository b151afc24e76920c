import type { LogEvent } from 'kysely';
import type { Database } from './database.types.ts';

/** What PostgreSQL, or the embedded database's file system, says where the disk is full. */
const diskFull: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

/** How long a refused write counts: with room again, the database is ready by itself. */
const countsForMs = 60_000;

interface Watch {
  refusedAt: number | null;
}

const watches = new WeakMap<Database, Watch>();

/** Listens to a database's statements for writes that a full disk refuses: `log` is Kysely's option, `of` names the database. */
export function watchDisk(): { log: (event: LogEvent) => void; of: (db: Database) => void } {
  const watch: Watch = { refusedAt: null };
  return {
    log: ({ level, ...event }) => {
      if (level === 'error' && 'error' in event && isDiskFull(event.error)) watch.refusedAt = Date.now();
    },
    of: (db) => watches.set(db, watch),
  };
}

/** Whether the database has refused a write for its full disk within the last minute. */
export function isDiskFullAt(db: Database, now: number): boolean {
  const refusedAt = watches.get(db)?.refusedAt ?? null;
  return refusedAt !== null && now - refusedAt < countsForMs;
}

function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && diskFull.has(error.code);
}
