import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

/** Writes how many rooms there are into rows that are locked, in one statement. */
export async function writeTotals(
  tx: Transaction,
  hotelId: number,
  rows: readonly Selectable<Tables['inventory']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update inventory set total = given.total, by_property = given.by_property, set_at = given.set_at
    from jsonb_populate_recordset(null::inventory, ${JSON.stringify(rows)}::jsonb) as given
    where inventory.hotel_id = ${hotelId} and inventory.date = given.date and inventory.room_type_id = given.room_type_id`.execute(
    tx,
  );
}
