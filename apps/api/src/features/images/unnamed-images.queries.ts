import { sql, type Selectable } from 'kysely';
import type { Database, NewRow, Transaction } from '../../database/database.types.ts';
import type { Tables } from '../../database/tables.ts';

export type ImageRow = Selectable<Tables['hotel_image']>;

/** Pictures at which nobody has looked since they were due, the longest first. */
export const imagesDue = (db: Database, now: Date, most: number): Promise<ImageRow[]> =>
  db
    .selectFrom('hotel_image')
    .selectAll()
    .where((due) => due.or([due('look_at', 'is', null), due('look_at', '<=', now)]))
    .orderBy('look_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();

/** Has a picture be looked at again at a moment; it is held until the transaction ends. */
export async function lookAgain(tx: Transaction, { hotel_id, name }: ImageRow, at: Date): Promise<void> {
  await tx
    .updateTable('hotel_image')
    .set({ look_at: at })
    .where('hotel_id', '=', hotel_id)
    .where('name', '=', name)
    .execute();
}

/**
 * Whether anything of the hotel names a picture: what guests see or saw, to which it may go back; a draft; or what is
 * planned. By its content, too: a picture of another name in the hotel's files has the same file.
 */
export async function isImageNamed(tx: Transaction, { hotel_id: hotelId, name, hash }: ImageRow): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`select
    exists (select 1 from hotel where hotel_id = ${hotelId} and strpos(images::text, ${hash}) > 0)
    or exists (select 1 from hotel_publication where hotel_id = ${hotelId} and strpos(images::text, ${hash}) > 0)
    or exists (select 1 from hotel_draft where hotel_id = ${hotelId} and strpos(changes::text, ${name}) > 0)
    or exists (select 1 from hotel_planned where hotel_id = ${hotelId} and strpos(changes::text, ${name}) > 0)
    as named`.execute(tx);
  return rows[0]?.named !== false;
}

export async function deleteImage(tx: Transaction, { hotel_id, name }: ImageRow): Promise<void> {
  await tx.deleteFrom('hotel_image').where('hotel_id', '=', hotel_id).where('name', '=', name).execute();
}

/** Notes a picture; of one of its name, that it was sent again. */
export async function insertHotelImage(tx: Transaction, row: NewRow<'hotel_image'>): Promise<void> {
  await tx
    .insertInto('hotel_image')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'name'])
        .doUpdateSet((of) => ({ kept_at: of.ref('excluded.kept_at'), look_at: of.ref('excluded.look_at') })),
    )
    .execute();
}
