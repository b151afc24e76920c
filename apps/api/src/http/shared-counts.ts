import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.types.ts';
import { addCalls, forgetCalls } from './shared-counts.queries.ts';
import { hashOf } from '../hash-of.ts';

const flushMs = 1000;
const keysKept = 100_000;

interface Count {
  readonly window: number;
  /** As the database has it after the last flush: of all processes, this one's flushed calls among them. */
  known: number;
  /** Of this process, since. */
  fresh: number;
}

/** Calls of this window, and milliseconds until the next. */
export interface WindowCount {
  readonly current: number;
  readonly ttl: number;
}

export interface SharedCounts {
  /** Counts a call in memory, and returns how many of the key are known of in this window. Asks nobody. */
  add(key: string, windowMs: number): WindowCount;
  /** Tells the database what is new, and learns what the other processes counted. Never throws. */
  flush(): Promise<void>;
  /** Ends the flushing. */
  close(): void;
}

/**
 * Counts of calls that the processes on one database have together. A call is counted in memory; once a second one
 * statement adds what is new to the table and brings the sums back, so that a read costs nothing and a limit can be
 * passed by what comes within a second. Without the database each process counts alone.
 */
export function sharedCounts(db: Database, now: () => number, onFailure: (cause: unknown) => void): SharedCounts {
  const counts = new LRUCache<string, Count>({ max: keysKept });
  let changed = new Set<string>();
  let flushing: Promise<void> | undefined;
  let forgottenAt = now();

  const flushOnce = async (): Promise<void> => {
    const keys = [...changed];
    changed = new Set();
    const added = keys.flatMap((key) => {
      const count = counts.get(key);
      return count === undefined || count.fresh === 0 ? [] : [{ key, count, calls: count.fresh }];
    });
    try {
      if (added.length > 0) {
        const totals = await addCalls(
          db,
          added.map(({ key, count, calls }) => ({
            key_hash: hashOf(key),
            window_start: new Date(count.window),
            calls,
          })),
        );
        for (const { key, count, calls } of added) {
          count.fresh -= calls;
          count.known = totals.get(`${hashOf(key)} ${count.window}`) ?? count.known + calls;
        }
      }
      if (now() - forgottenAt > 60_000) {
        forgottenAt = now();
        await forgetCalls(db, new Date(forgottenAt - 10 * 60_000));
      }
    } catch (cause) {
      for (const { key } of added) changed.add(key);
      onFailure(cause);
    }
  };
  const flush = (): Promise<void> => (flushing ??= flushOnce().finally(() => (flushing = undefined)));
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

  return {
    add: (key, windowMs) => {
      const at = now();
      const window = Math.floor(at / windowMs) * windowMs;
      let count = counts.get(key);
      if (count?.window !== window) {
        count = { window, known: 0, fresh: 0 };
        counts.set(key, count);
      }
      count.fresh += 1;
      changed.add(key);
      return { current: count.known + count.fresh, ttl: window + windowMs - at };
    },
    flush,
    close: () => clearInterval(timer),
  };
}

/** Addresses of guests do not stand in the table. */
