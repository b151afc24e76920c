import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type HoldRow = Selectable<Tables['hotel_hold']>;

/** The hotels that are held, the latest first. */
export const holdsOf = (db: Kysely<Tables>, limit: number): Promise<HoldRow[]> =>
  db.selectFrom('hotel_hold').selectAll().orderBy('held_at', 'desc').orderBy('hotel_id').limit(limit).execute();

/** Holds a hotel; one that is held already is held for another reason. */
export async function insertHold(tx: Transaction, row: HoldRow): Promise<void> {
  const { hotel_id: _, ...rest } = row;
  await tx
    .insertInto('hotel_hold')
    .values(row)
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(rest))
    .execute();
}

/** Ends it; false where the hotel is not held. */
export async function deleteHold(tx: Transaction, hotelId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hotel_hold')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Houses that are set up and that guests have not seen, the latest saved first. */
export const unopenedStarts = (db: Kysely<Tables>, limit: number): Promise<Selectable<Tables['hotel_start']>[]> =>
  db
    .selectFrom('hotel_start')
    .selectAll()
    .where('opened_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('saved_at', 'desc')
    .limit(limit)
    .execute();

/** Hotels of which guests see other facts than the provider has looked at, those for longest first. */
export const changedStarts = (db: Kysely<Tables>, limit: number): Promise<Selectable<Tables['hotel_start']>[]> =>
  db
    .selectFrom('hotel_start')
    .selectAll()
    .where('changed_at', 'is not', null)
    .where('opened_at', 'is not', null)
    .orderBy('changed_at')
    .orderBy('hotel_id')
    .limit(limit)
    .execute();

/** Hotels that guests see, by a part of their slug or their id. */
export async function liveHotels(db: Kysely<Tables>, q: string, limit: number): Promise<number[]> {
  const like = `%${q.toLowerCase().replaceAll(/[^\p{L}\p{N}-]/gu, '')}%`;
  const id = /^\d{1,9}$/.test(q) ? Number(q) : -1;
  const rows = await db
    .selectFrom('hotel_page')
    .select('hotel_id')
    .where((row) => row.or([row('slug', 'like', like), row('hotel_id', '=', id)]))
    .orderBy('slug')
    .limit(limit)
    .execute();
  return rows.map((row) => row.hotel_id);
}
