import type { LocalDate } from '@latchkey/booking-core/dates';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { ofThese, readByServer } from '../../../database/read-by-server.ts';
import type { Tables } from '../../../database/tables.ts';
import { rateFields, type RateField } from '../../../database/tables/stock-tables.ts';

export type NewRooms = Insertable<Tables['inventory']>;
export type NewRate = Insertable<Tables['rate']>;

const batchSize = 1000;

/** Locks a hotel against being stocked twice at once; undefined where there is no such hotel. */
export async function lockStock(
  tx: Transaction,
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

export async function writeStockedUntil(tx: Transaction, hotelId: number, until: LocalDate): Promise<void> {
  await tx.updateTable('hotel_stock').set({ stocked_until: until }).where('hotel_id', '=', hotelId).execute();
}

/** Writes when a hotel lacks its next night. */
export async function postponeStock(db: Kysely<Tables>, hotelId: number, dueAt: Date): Promise<void> {
  await db.updateTable('hotel_stock').set({ due_at: dueAt }).where('hotel_id', '=', hotelId).execute();
}

/** Hotels that lack a night, or of which that is not known. */
export function dueStock(db: Database, now: Date, limit: number): Promise<readonly number[]> {
  return readByServer(db, async (hotelIds) => {
    const rows = await db
      .selectFrom('hotel_stock')
      .select('hotel_id')
      .where((due) => due.or([due('due_at', 'is', null), due('due_at', '<=', now)]))
      .where(ofThese(hotelIds))
      .orderBy('due_at', (order) => order.asc().nullsFirst())
      .orderBy('hotel_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.hotel_id);
  });
}

/** Writes how many rooms there are, but for what the property has set itself. A total never falls below what is sold. */
export async function stockRooms(tx: Transaction, rows: readonly NewRooms[]): Promise<void> {
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
export async function stockRates(tx: Transaction, rows: readonly NewRate[]): Promise<void> {
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

/** The facts of a hotel as they were written last, by whatever version. */
export async function storedFacts(tx: Transaction, hotelId: number): Promise<unknown> {
  const row = await tx.selectFrom('hotel').select('facts').where('hotel_id', '=', hotelId).executeTakeFirstOrThrow();
  return row.facts;
}

/** After so long every process knows documents that came in force: the job is not to write nights by those before. */
const knownEverywhereMs = 10_000;

/**
 * Has the nights of a hotel written anew: whoever changes its documents and is cut off before he has done that leaves it
 * to the job that stocks hotels. Who stocks a hotel locks this row before any other, and so does this.
 */
export async function stockAnew(tx: Transaction, hotelId: number, now: Date): Promise<void> {
  const unstocked = { stocked_until: null, due_at: new Date(now.getTime() + knownEverywhereMs) };
  await tx
    .insertInto('hotel_stock')
    .values({ hotel_id: hotelId, ...unstocked })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(unstocked))
    .execute();
}
