import type { LocalDate } from '@latchkey/booking-core/dates';
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import { noteHotelNews } from '../../../database/hotel-news.ts';
import type { Tables } from '../../../database/tables.ts';
import { noteStockChange } from '../../../database/stock-changes.ts';

/** How many of a type are sold, and can be, on some dates. */
export interface TotalOfType {
  readonly date: LocalDate;
  readonly total: number;
  readonly used: number;
  readonly hours: number[] | null;
  readonly by_property: boolean;
}

/** The rows of one type's stock on some dates, locked in the order of all. */
export function lockTotalsOf(
  tx: Transaction,
  hotelId: number,
  { roomTypeId, first, last }: { readonly roomTypeId: string; readonly first: LocalDate; readonly last: LocalDate },
): Promise<TotalOfType[]> {
  noteStockChange(tx, { hotelId, what: 'rooms', first, last });
  noteHotelNews(tx, hotelId, 'rates');
  return tx
    .selectFrom('inventory')
    .select(['date', 'total', 'used', 'hours', 'by_property'])
    .where('hotel_id', '=', hotelId)
    .where('room_type_id', '=', roomTypeId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .forUpdate()
    .execute();
}

/** Writes how many of a type are sold on dates that are locked. */
export async function writeTotalsOf(
  tx: Transaction,
  hotelId: number,
  roomTypeId: string,
  totals: readonly { readonly date: LocalDate; readonly total: number }[],
): Promise<void> {
  if (totals.length === 0) return;
  await sql`update inventory set total = given.total
    from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) as given (date date, total smallint)
    where inventory.hotel_id = ${hotelId} and inventory.room_type_id = ${roomTypeId} and inventory.date = given.date`.execute(
    tx,
  );
}

/** A row of the stock, with who says so. */
export type TotalRow = Selectable<Tables['inventory']>;

/** How many rooms of some types there are on some dates, locked in the order of all. */
export function lockTotals(
  tx: Transaction,
  hotelId: number,
  { dates, roomTypeIds }: { readonly dates: readonly LocalDate[]; readonly roomTypeIds: readonly string[] },
): Promise<TotalRow[]> {
  return tx
    .selectFrom('inventory')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where(sql<boolean>`date = any(${sql.val(dates)}::date[])`)
    .where(sql<boolean>`room_type_id = any(${sql.val(roomTypeIds)}::text[])`)
    .orderBy('date')
    .orderBy('room_type_id')
    .forUpdate()
    .execute();
}
