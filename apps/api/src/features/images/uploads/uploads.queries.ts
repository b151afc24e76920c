import type { Kysely, Selectable } from 'kysely';
import type { NewRow, Transaction } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';

export type PictureRow = Selectable<Tables['hotel_picture']>;

/** Notes a picture that somebody brought in. */
export async function insertPicture(tx: Transaction, row: NewRow<'hotel_picture'>): Promise<void> {
  await tx.insertInto('hotel_picture').values(row).execute();
}

/** How many pictures of a hotel nothing names yet. */
export async function countUnused(db: Kysely<Tables>, hotelId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hotel_picture')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('hotel_id', '=', hotelId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of some pictures of a hotel are kept. */
export async function keptPictures(
  db: Kysely<Tables>,
  hotelId: number,
  pictureIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (pictureIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('hotel_picture')
    .select('picture_id')
    .where('hotel_id', '=', hotelId)
    .where('picture_id', 'in', [...pictureIds])
    .execute();
  return new Set(rows.map(({ picture_id: id }) => id));
}

/** Has something name a picture that nothing named; false where there is none such. From then on it is kept so long. */
export async function claimPicture(
  tx: Transaction,
  hotelId: number,
  pictureId: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('hotel_picture')
    .set({ used_at: at, erase_at: until })
    .where('hotel_id', '=', hotelId)
    .where('picture_id', '=', pictureId)
    .where('used_at', 'is', null)
    .where('erase_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has pictures be erased at a moment, those that are not erased earlier anyway. */
export async function eraseBy(
  tx: Transaction,
  hotelId: number,
  pictureIds: readonly string[],
  at: Date,
): Promise<void> {
  if (pictureIds.length === 0) return;
  await tx
    .updateTable('hotel_picture')
    .set({ erase_at: at })
    .where('hotel_id', '=', hotelId)
    .where('picture_id', 'in', [...pictureIds])
    .where('erase_at', '>', at)
    .execute();
}

/** Pictures whose time is over, the longest over first. */
export const picturesDue = (db: Kysely<Tables>, at: Date, most: number): Promise<PictureRow[]> =>
  db.selectFrom('hotel_picture').selectAll().where('erase_at', '<=', at).orderBy('erase_at').limit(most).execute();

export async function deletePicture(
  db: Kysely<Tables>,
  { hotel_id, picture_id }: Pick<PictureRow, 'hotel_id' | 'picture_id'>,
): Promise<void> {
  await db.deleteFrom('hotel_picture').where('hotel_id', '=', hotel_id).where('picture_id', '=', picture_id).execute();
}
