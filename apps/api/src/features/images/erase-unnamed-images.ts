import { transact } from '../../database/transact.ts';
import type { Database } from '../../database/database.types.ts';
import type { ImageStore } from './image-store.ts';
import { deleteImage, imagesDue, isImageNamed, lookAgain, type ImageRow } from './unnamed-images.queries.ts';

/** So long a picture is kept that nothing names, in milliseconds: somebody may still be at it. */
const unnamedMs = 30 * 24 * 3_600_000;
const mostAtOnce = 100;

/** When it is looked whether anything names a picture that was sent, or was looked at, at a moment. */
export const lookAt = (moment: Date): Date => new Date(moment.getTime() + unnamedMs);

/**
 * Erases pictures for guests that nothing has named for a month. Its row goes once its files have: what breaks off in
 * between is tried again. Returns how many were looked at, none where the last are done.
 */
export async function eraseUnnamedImages({
  db,
  images,
  clock,
}: {
  readonly db: Database;
  readonly images: ImageStore;
  readonly clock: () => Date;
}): Promise<number> {
  const now = clock();
  const due = await imagesDue(db, now, mostAtOnce);
  for (const image of due) await transact(db, (tx) => look(tx, images, image, now));
  return due.length;
}

async function look(
  tx: Parameters<typeof lookAgain>[0],
  images: ImageStore,
  image: ImageRow,
  now: Date,
): Promise<void> {
  // Of one that an older version kept nobody has looked yet: it is young until then.
  const isYoung = lookAt(image.kept_at) > now;
  await lookAgain(tx, image, lookAt(isYoung ? image.kept_at : now));
  if (isYoung || (await isImageNamed(tx, image))) return;
  await images.erase(image.hotel_id, image.hash);
  await deleteImage(tx, image);
}
