import type { Database } from '../../../database/database.types.ts';
import type { UploadStore } from './upload-store.ts';
import { deletePicture, picturesDue } from './uploads.queries.ts';

const mostAtOnce = 100;

/**
 * Erases pictures whose time is over: the files first, so that one which could not be erased is tried again. Returns how many
 * were, none where the last are done.
 */
export async function erasePictures({
  db,
  uploads,
  clock,
}: {
  readonly db: Database;
  readonly uploads: UploadStore;
  readonly clock: () => Date;
}): Promise<number> {
  const due = await picturesDue(db, clock(), mostAtOnce);
  for (const picture of due) {
    await uploads.erase(picture.hotel_id, picture.picture_id);
    await deletePicture(db, picture);
  }
  return due.length;
}
