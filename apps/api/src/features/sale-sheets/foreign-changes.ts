import { sql } from 'kysely';
import type { Database } from '../../database/database.types.ts';
import { stockWriter, type StockChange } from '../../database/stock-changes.ts';
import type { LocalDate } from '@latchkey/booking-core/dates';

const everyMs = 1000;
/** A change may commit so much later than changes with higher numbers: they are read that far back, again and again. */
const lateMs = 10_000;
/** Rows older than five minutes may be gone; whoever has not read for so long has missed some. */
const longestPauseMs = 200_000;

const keptMs = 300_000;

/**
 * Follows what other processes on the same database change, at most a second behind: whoever is about to use what it
 * remembers asks first. Nothing runs while nobody asks. `onGap`: changes may have been missed.
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
      floors = [{ at: Number.NEGATIVE_INFINITY, changeId: await oldEnough(db) }];
      onGap();
    }
    floors = floors.slice(
      Math.max(
        0,
        floors.findLastIndex((floor) => floor.at < at - lateMs),
      ),
    );
    const floor = floors[0]?.changeId ?? 0;
    const rows = await db
      .selectFrom('stock_change')
      .select(['change_id', 'hotel_id', 'what', 'first', 'last'])
      .where('change_id', '>', floor)
      .where('writer', '!=', writer)
      .orderBy('change_id')
      .execute();
    for (const row of rows)
      if (!seen.has(row.change_id))
        onChange({ hotelId: row.hotel_id, what: row.what, first: row.first as LocalDate, last: row.last as LocalDate });
    seen = new Set(rows.map((row) => row.change_id));
    floors.push({ at, changeId: rows.at(-1)?.change_id ?? floor });
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

/** The last change of which everything before has surely been committed. */
async function oldEnough(db: Database): Promise<number> {
  const found = await db
    .selectFrom('stock_change')
    .select(({ fn }) => fn.max('change_id').as('changeId'))
    .where('at', '<', sql<Date>`clock_timestamp() - ${lateMs / 1000} * interval '1 second'`)
    .executeTakeFirst();
  return found?.changeId ?? 0;
}

/** Drops what every process has read, or has been away too long to read in order. */
export async function forgetStockChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_change')
    .where('at', '<', sql<Date>`clock_timestamp() - ${keptMs / 1000} * interval '1 second'`)
    .execute();
}
