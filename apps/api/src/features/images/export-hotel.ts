import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../database/database.types.ts';
import { type HotelRecord, textsOf } from '../catalogue/catalogue.ts';
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
    if (picture === null || picture === 'busy') throw new Error(`the store of pictures does not give ${name}`);
    await write(`images/${name}.jpg`, (file) => writeFile(file, picture));
  }
  for (const name of hotel.films.keys()) {
    const film = await images.video(hotel, name);
    if (film === null || film === 'busy') throw new Error(`the store of pictures does not give ${name}`);
    await write(`films/${name}`, (file) => copyFile(film.file, file));
  }
  return { kind: 'written', folder, files };
}
