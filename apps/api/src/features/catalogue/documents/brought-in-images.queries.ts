import type { Kysely } from 'kysely';
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
