import { transact } from '../../../database/transact.ts';
import { actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { secretText } from '../../../secret-text.ts';
import { countUnused, insertPicture, type PictureRefusal } from '../../images/images.ts';

/** How a picture that was brought in ended. */
export type KeptPicture =
  | { readonly pictureId: string; readonly width: number; readonly height: number }
  | { readonly refused: PictureRefusal | 'too_many_pictures' | 'unavailable' };

const dayMs = 86_400_000;
/** How many unused pictures a hotel may have, so that nobody fills the store. */
const mostUnused = 100;

/**
 * Makes a picture anew and keeps it for a hotel, for a day until something names it. Its row is written before its files:
 * whatever breaks off in between is erased by it.
 */
export async function keepPicture(
  { db, uploads, clock }: Pick<Deps, 'db' | 'uploads' | 'clock'>,
  hotelId: number,
  bytes: Buffer,
): Promise<KeptPicture> {
  if ((await countUnused(db, hotelId)) >= mostUnused) return { refused: 'too_many_pictures' };
  const picture = await uploads.clean(bytes);
  if (picture === 'busy') return { refused: 'unavailable' };
  if ('refused' in picture) return picture;
  const [at, pictureId, acting] = [clock(), secretText(), actingNow()];
  const { width, height } = picture;
  await transact(db, (tx) =>
    insertPicture(tx, {
      hotel_id: hotelId,
      picture_id: pictureId,
      kept_at: at,
      author_kind: acting?.principal.kind ?? 'operator',
      author_name: acting?.name ?? '',
      width,
      height,
      erase_at: new Date(at.getTime() + dayMs),
    }),
  );
  if (!(await uploads.keep(hotelId, pictureId, picture))) return { refused: 'unavailable' };
  return { pictureId, width, height };
}
