import { sql } from 'kysely';
import type { Database } from '../../database/database.types.ts';
import type { StockChange } from '../../database/stock-changes.ts';

/** A row is kept for five minutes, whether or not every process has read it. */
const keptMs = 300_000;

/** The changes that other processes have written after one, in their order. */
export async function foreignChangesAfter(
  db: Database,
  changeId: number,
  writer: string,
): Promise<(StockChange & { readonly changeId: number })[]> {
  return db
    .selectFrom('stock_change')
    .select(['change_id as changeId', 'hotel_id as hotelId', 'what', 'first', 'last'])
    .where('change_id', '>', changeId)
    .where('writer', '!=', writer)
    .orderBy('change_id')
    .execute();
}

/** The last change that is so old that every change before it has been committed by now; 0 where there is none. */
export async function lastSettledChange(db: Database, lateMs: number): Promise<number> {
  const found = await db
    .selectFrom('stock_change')
    .select(({ fn }) => fn.max('change_id').as('changeId'))
    .where('at', '<', sql<Date>`clock_timestamp() - ${lateMs / 1000} * interval '1 second'`)
    .executeTakeFirst();
  return found?.changeId ?? 0;
}

/** Drops the rows that are too old to be read in order. */
export async function forgetStockChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_change')
    .where('at', '<', sql<Date>`clock_timestamp() - ${keptMs / 1000} * interval '1 second'`)
    .execute();
}
