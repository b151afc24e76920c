import type { Kysely } from 'kysely';
import type { NewRow, Work } from '../../../database/database.types.ts';
import type { Tables } from '../../../database/tables.ts';
import type { ImageFile } from '../hotel-files/hotel-folder.types.ts';

/** The pictures for guests that a hotel's people brought in, the first first. */
export function broughtInImages(db: Kysely<Tables>, hotelId: number): Promise<ImageFile[]> {
  return db
    .selectFrom('hotel_image')
    .select(['name', 'width', 'height', 'hash'])
    .where('hotel_id', '=', hotelId)
    .orderBy('kept_at')
    .orderBy('name')
    .execute();
}

/** Notes a picture; of one of its name, that it was sent again. */
export async function insertHotelImage(tx: Work, row: NewRow<'hotel_image'>): Promise<void> {
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
