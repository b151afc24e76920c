import type { Database } from '../../../database/database.types.ts';

/** The number of a hotel's newest written change of rooms or rates; 0 where none was written within the last minutes. */
export async function lastStockChange(db: Database, hotelId: number): Promise<number> {
  const row = await db
    .selectFrom('stock_change')
    .select((read) => read.fn.max('change_id').as('last'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
