import { sql, type Kysely, type Transaction } from 'kysely';
import { noteStockChange } from '../../database/stock-changes.ts';
import type { Tables } from '../../database/tables.ts';
import type { Claim } from './claims.ts';

export interface InventoryRow {
  readonly date: string;
  readonly room_type_id: string;
  readonly total: number;
  readonly used: number;
  readonly hours: number[] | null;
}

const columns = ['date', 'room_type_id', 'total', 'used', 'hours'] as const;

/** The rows of some dates, both ends included, by date and room type. */
export function inventoryBetween(db: Kysely<Tables>, hotelId: number, first: string, last: string): Promise<InventoryRow[]> {
  return db
    .selectFrom('inventory')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .orderBy('room_type_id')
    .execute();
}

/** The rows that claims touch, locked in the one order everybody locks in. */
export async function lockRows(tx: Transaction<Tables>, hotelId: number, claims: readonly Claim[]): Promise<InventoryRow[]> {
  const first = claims[0];
  const last = claims.at(-1);
  if (first === undefined || last === undefined) return [];
  noteStockChange(tx, { hotelId, what: 'rooms', first: first.date, last: last.date });
  return tx
    .selectFrom('inventory')
    .select(columns)
    .where('hotel_id', '=', hotelId)
    .where('date', '>=', first.date)
    .where('date', '<=', last.date)
    .where('room_type_id', 'in', [...new Set(claims.map((claim) => claim.roomTypeId))])
    .orderBy('date')
    .orderBy('room_type_id')
    .forUpdate()
    .execute();
}

/** Writes the new counters of locked rows, in one statement. */
export async function writeCounters(tx: Transaction<Tables>, hotelId: number, rows: readonly InventoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(
    rows.map(({ date, room_type_id, used, hours }) => sql`(${date}::date, ${room_type_id}::text, ${used}::smallint, ${hours}::smallint[])`),
  );
  await sql`update inventory set used = counted.used, hours = counted.hours from (values ${values}) as counted (date, room_type_id, used, hours)
    where inventory.hotel_id = ${hotelId} and inventory.date = counted.date and inventory.room_type_id = counted.room_type_id`.execute(tx);
}
