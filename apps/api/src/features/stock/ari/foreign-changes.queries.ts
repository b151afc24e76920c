import { sql } from 'kysely';
import type { Database } from '../../../database/database.types.ts';
import type { StockChange } from '../../../database/stock-changes.ts';

/**
 * The changes that other processes have written within some milliseconds, by the clock of the database that each lies
 * in: of all hotels, for which every server is asked, or of one.
 */
export async function foreignChangesWithin(
  db: Database,
  ms: number,
  writer: string,
  hotelId: number | null = null,
): Promise<(StockChange & { readonly changeId: number })[]> {
  const changes = db
    .selectFrom('stock_change')
    .select(['change_id as changeId', 'hotel_id as hotelId', 'what', 'first', 'last'])
    .where('at', '>', sql<Date>`now() - ${ms / 1000} * interval '1 second'`)
    .where('writer', '!=', writer);
  return (hotelId === null ? changes : changes.where('hotel_id', '=', hotelId)).execute();
}
