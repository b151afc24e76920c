import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Insertable } from 'kysely';
import type { Work } from '../../../database/database.types.ts';
import { inBatches } from '../../../database/in-batches.ts';
import type { Tables } from '../../../database/tables.ts';
import { rateFields, type RateField } from '../../../database/tables/stock-tables.ts';

export type NewRooms = Insertable<Tables['inventory']>;
export type NewRate = Insertable<Tables['rate']>;

const batchSize = 1000;

/** Locks a hotel against being stocked twice at once; undefined where there is no such hotel. */
export async function lockStock(
  tx: Work,
  hotelId: number,
): Promise<{ readonly stockedUntil: LocalDate | null } | undefined> {
  await sql`insert into hotel_stock (hotel_id) select hotel_id from hotel where hotel_id = ${hotelId} on conflict do nothing`.execute(
    tx,
  );
  return tx
    .selectFrom('hotel_stock')
    .select('stocked_until as stockedUntil')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeStockedUntil(tx: Work, hotelId: number, until: LocalDate): Promise<void> {
  await tx.updateTable('hotel_stock').set({ stocked_until: until }).where('hotel_id', '=', hotelId).execute();
}

/** Writes how many rooms there are, but for what the property has set itself. A total never falls below what is sold. */
export async function stockRooms(tx: Work, rows: readonly NewRooms[]): Promise<void> {
  for (const batch of inBatches(rows, batchSize)) {
    await tx
      .insertInto('inventory')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'date', 'room_type_id'])
          .doUpdateSet({ total: sql`greatest(excluded.total, inventory.used)` })
          .where('inventory.by_property', '=', false)
          .where(
            sql<boolean>`(inventory.hours is null or greatest(excluded.total, inventory.used) >= all (inventory.hours))`,
          ),
      )
      .execute();
  }
}

/** Writes prices and restrictions, but for what the property has set itself, column by column. */
export async function stockRates(tx: Work, rows: readonly NewRate[]): Promise<void> {
  const unlessByHand = (field: RateField) =>
    sql`case when ${field} = any(rate.by_hand) then ${sql.ref(`rate.${field}`)} else ${sql.ref(`excluded.${field}`)} end`;
  for (const batch of inBatches(rows, batchSize)) {
    await tx
      .insertInto('rate')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['hotel_id', 'date', 'room_type_id', 'rate_plan_id'])
          .doUpdateSet(Object.fromEntries(rateFields.map((field) => [field, unlessByHand(field)])))
          // What is not told apart yet stays as it is.
          .where(sql<boolean>`not (rate.by_property and rate.by_hand is null)`),
      )
      .execute();
  }
}
