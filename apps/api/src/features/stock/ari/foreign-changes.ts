import type { Database } from '../../../database/database.types.ts';
import { stockWriter, type StockChange } from '../../../database/stock-changes.ts';
import { foreignChangesWithin } from './foreign-changes.queries.ts';

const everyMs = 1000;
/** A change is dated before its commit, by at most this long: the feed re-reads that span. */
const lateMs = 10_000;
/** Rows older than five minutes may be gone: after a longer pause some may be missed. */
const longestPauseMs = 200_000;

/**
 * Follows what other processes on the same database change, at most a second behind: the returned
 * function is called before what is remembered is used. Nothing runs while nobody asks. `onGap`: changes may have been missed.
 */
export function createForeignChanges(
  db: Database,
  onChange: (change: StockChange) => void,
  onGap: () => void,
): () => Promise<void> {
  const writer = stockWriter(db);
  if (writer === null) return async () => undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let seen = new Set<string>();

  const read = async (): Promise<void> => {
    const at = performance.now();
    const isGap = at - readAt > longestPauseMs;
    if (isGap) onGap();
    const rows = await foreignChangesWithin(db, (isGap ? 0 : at - readAt) + lateMs, writer);
    const named = rows.map((row) => [`${row.hotelId} ${row.changeId}`, row] as const);
    for (const [name, row] of named) if (!seen.has(name)) onChange(row);
    seen = new Set(named.map(([name]) => name));
    readAt = at;
  };
  return async () => {
    if (performance.now() - readAt <= everyMs) return;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  };
}
