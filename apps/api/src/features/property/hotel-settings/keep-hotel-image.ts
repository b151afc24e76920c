import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { insertHotelImage, lookAt, type PictureRefusal } from '../../images/images.ts';
import { broughtInImages } from '../../catalogue/catalogue.ts';

/** How a picture for guests that was brought in ended. */
export type KeptHotelImage =
  | { readonly name: string; readonly width: number; readonly height: number }
  | { readonly refused: PictureRefusal | 'too_many_pictures' | 'unavailable' };

/** Of one hotel: many times what its pages show, so that nobody fills the store. */
const mostImages = 500;
/** As wide as the widest screen is served, and so little lossy that sizes can be made of it. */
const original = { sizes: { large: 2560, small: 480 }, quality: 90 };

/**
 * Makes a picture anew and keeps it, so that the hotel's documents may name it. Its file is kept before its row is written:
 * what breaks off in between leaves a file that the next try finds again.
 */
export async function keepHotelImage(
  { db, uploads, images, clock }: Pick<Deps, 'db' | 'uploads' | 'images' | 'clock'>,
  hotelId: number,
  bytes: Buffer,
): Promise<KeptHotelImage> {
  if ((await broughtInImages(db, hotelId)).length >= mostImages) return { refused: 'too_many_pictures' };
  const picture = await uploads.clean(bytes, original);
  if (picture === 'busy') return { refused: 'unavailable' };
  if ('refused' in picture) return picture;
  const file = await images.keep(hotelId, picture.files.large);
  if (file === 'busy') return { refused: 'unavailable' };
  const { hash } = file;
  const { width, height } = picture;
  const name = `photo-${hash.slice(0, 16)}`;
  const now = clock();
  const row = { hotel_id: hotelId, name, hash, width, height, kept_at: now, look_at: lookAt(now) };
  await transact(db, (tx) => insertHotelImage(tx, row));
  return { name, width, height };
}
