import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { StockChange } from '../../../database/stock-changes.ts';

/** A row is kept for five minutes, whether or not every process has read it. */
const keptMs = 300_000;

/**
 * The changes that other processes have written within some milliseconds, by the clock of the database that each lies
 * in. Every server is asked: the feed tells of all hotels.
 */
export async function foreignChangesWithin(
  db: Database,
  ms: number,
  writer: string,
): Promise<(StockChange & { readonly changeId: number })[]> {
  return db
    .selectFrom('stock_change')
    .select(['change_id as changeId', 'hotel_id as hotelId', 'what', 'first', 'last'])
    .where('at', '>', sql<Date>`clock_timestamp() - ${ms / 1000} * interval '1 second'`)
    .where('writer', '!=', writer)
    .execute();
}

/** Drops the rows that nobody reads any more. */
export async function forgetStockChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_change')
    .where('at', '<', sql<Date>`clock_timestamp() - ${keptMs / 1000} * interval '1 second'`)
    .execute();
}
