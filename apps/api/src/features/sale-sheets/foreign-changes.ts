import type { Database } from '../../database/database.types.ts';
import { stockWriter, type StockChange } from '../../database/stock-changes.ts';
import { foreignChangesAfter, lastSettledChange } from './foreign-changes.queries.ts';

const everyMs = 1000;
/** A change may commit so much later than changes with higher numbers: they are read that far back, again and again. */
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
  let seen = new Set<number>();
  let floors: { readonly at: number; readonly changeId: number }[] = [];

  const read = async (): Promise<void> => {
    const at = performance.now();
    if (at - readAt > longestPauseMs) {
      floors = [{ at: Number.NEGATIVE_INFINITY, changeId: await lastSettledChange(db, lateMs) }];
      onGap();
    }
    floors = floors.slice(
      Math.max(
        0,
        floors.findLastIndex((floor) => floor.at < at - lateMs),
      ),
    );
    const floor = floors[0]?.changeId ?? 0;
    const rows = await foreignChangesAfter(db, floor, writer);
    for (const row of rows) if (!seen.has(row.changeId)) onChange(row);
    seen = new Set(rows.map((row) => row.changeId));
    floors.push({ at, changeId: rows.at(-1)?.changeId ?? floor });
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
