import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';

export type TrialRow = Selectable<Tables['hotel_trial']>;

/** The hotel of which another is a copy for trial bookings; null of hotels. */
export async function hotelTried(db: Kysely<Tables>, hotelId: number): Promise<number | null> {
  return (await trialAt(db, hotelId))?.of_hotel_id ?? null;
}

/** The row of a copy, by its own id; undefined for a hotel. */
export const trialAt = (db: Kysely<Tables>, hotelId: number): Promise<TrialRow | undefined> =>
  db.selectFrom('hotel_trial').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();

/** The copy of a hotel, of its last trial. */
export const trialOf = (db: Kysely<Tables>, hotelId: number): Promise<TrialRow | undefined> =>
  db.selectFrom('hotel_trial').selectAll().where('of_hotel_id', '=', hotelId).executeTakeFirst();

/** Writes whose trial a copy is for from now on. */
export async function writeTrial(tx: Transaction, row: TrialRow): Promise<void> {
  const { hotel_id: _copy, of_hotel_id: _hotel, ...fields } = row;
  await tx
    .insertInto('hotel_trial')
    .values(row)
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(fields))
    .execute();
}
