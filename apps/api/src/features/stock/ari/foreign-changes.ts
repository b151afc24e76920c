import type { Database } from '../../../database/database.types.ts';
import { isServerLost } from '../../../database/server-lost.ts';
import { stockWriter, type StockChange } from '../../../database/stock-changes.ts';
import { foreignChangesWithin } from './foreign-changes.queries.ts';

const everyMs = 1000;
/** A change is dated before its commit, by at most this long: the feed re-reads that span. */
const lateMs = 10_000;
/** Rows older than five minutes may be gone: after a longer pause some may be missed. */
const longestPauseMs = 200_000;
/** How long, after a server was lost, hotels are asked for by themselves before all are again. */
const apartMs = 5000;

/** Whether the changes of a hotel are known: `gap` where some may have been missed, so that nothing remembered of it holds. */
export type Followed = 'known' | 'gap';

/**
 * Follows what other processes on the same database change, at most a second behind: the returned function is called
 * before what is remembered of a hotel is used. It reads only when called. While a server is lost a hotel's own changes
 * are asked for, which its own server has: only hotels of the lost one fail. `onGap`: changes of any hotel may have
 * been missed.
 */
export function createForeignChanges(
  db: Database,
  onChange: (change: StockChange) => void,
  onGap: () => void,
): (hotelId: number) => Promise<Followed> {
  const writer = stockWriter(db);
  if (writer === null) return async () => 'known';
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let apartUntil = Number.NEGATIVE_INFINITY;
  let seen = new Set<string>();
  const own = new Map<number, { readonly at: number; readonly seen: ReadonlySet<string> }>();

  const told = (rows: Awaited<ReturnType<typeof foreignChangesWithin>>, before: ReadonlySet<string>): Set<string> => {
    const named = rows.map((row) => [`${row.hotelId} ${row.changeId}`, row] as const);
    for (const [name, row] of named) if (!before.has(name)) onChange(row);
    return new Set(named.map(([name]) => name));
  };
  const readAll = async (): Promise<void> => {
    const at = performance.now();
    const isGap = at - readAt > longestPauseMs;
    const rows = await foreignChangesWithin(db, (isGap ? 0 : at - readAt) + lateMs, writer);
    if (isGap) onGap();
    seen = told(rows, seen);
    readAt = at;
    own.clear();
  };
  /** Reads a hotel's own changes since they were last read. */
  const readOwn = async (hotelId: number): Promise<Followed> => {
    const at = performance.now();
    const before = own.get(hotelId);
    const since = before?.at ?? readAt;
    if (at - since <= everyMs) return 'known';
    const isGap = at - since > longestPauseMs;
    const rows = await foreignChangesWithin(db, (isGap ? 0 : at - since) + lateMs, writer, hotelId);
    own.set(hotelId, { at, seen: told(rows, before?.seen ?? seen) });
    return isGap ? 'gap' : 'known';
  };
  return async (hotelId) => {
    if (performance.now() - readAt <= everyMs) return 'known';
    if (performance.now() < apartUntil) return readOwn(hotelId);
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    try {
      await reading;
      return 'known';
    } catch (cause) {
      if (!isServerLost(cause)) throw cause;
      apartUntil = performance.now() + apartMs;
      return readOwn(hotelId);
    }
  };
}
