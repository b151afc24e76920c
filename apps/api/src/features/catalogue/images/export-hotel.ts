import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '../../../database/database.types.ts';
import { textsOf } from '../hotel-files/hotel-texts.queries.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import type { ImageStore } from './image-store.ts';

export type WrittenFolder =
  | { readonly kind: 'written'; readonly folder: string; readonly files: number }
  /** An older version loaded it, or its folder was gone. */
  | { readonly kind: 'unknown' };

/** Writes a hotel's folder, with its pictures and films, as it was loaded. */
export async function exportHotel(
  { db, images }: { readonly db: Database; readonly images: ImageStore },
  hotel: HotelRecord,
  into: string,
): Promise<WrittenFolder> {
  const texts = await textsOf(db, hotel.id, hotel.fingerprint);
  if (texts === null) return { kind: 'unknown' };
  const folder = join(into, hotel.folder);
  let files = 0;
  const write = async (name: string, how: (file: string) => Promise<void>): Promise<void> => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await how(file);
    files += 1;
  };
  for (const [name, text] of Object.entries(texts)) await write(name, (file) => writeFile(file, text));
  for (const name of hotel.images.keys()) {
    const picture = await images.original(hotel, name);
    if (picture !== null) await write(`images/${name}.jpg`, (file) => writeFile(file, picture));
  }
  for (const { url } of hotel.readFacts().videos) {
    const film = images.video(hotel, basename(url));
    if (film !== null) await write(url, (file) => copyFile(film, file));
  }
  return { kind: 'written', folder, files };
}
