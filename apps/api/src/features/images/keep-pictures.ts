import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '@latchkey/releases/blobs';
import type { HotelFolder } from '../catalogue/hotel-files/hotel-folder.types.ts';
import { filmName, originalName, picturesOf } from './picture-names.ts';

/** Writes the pictures and films of a hotel's folder into the store, as far as it lacks them. */
export async function keepPictures(
  blobs: BlobStore,
  folder: string,
  { facts: { id }, images, films }: Pick<HotelFolder, 'facts' | 'images' | 'films'>,
): Promise<void> {
  const there = new Set(await blobs.list(picturesOf(id)));
  const keep = async (name: string, file: string): Promise<void> => {
    if (!there.has(name)) await blobs.keep(name, await readFile(join(folder, file)));
  };
  for (const { name, hash } of images) if (hash !== undefined) await keep(originalName(id, hash), `images/${name}.jpg`);
  for (const { name, hash } of films) await keep(filmName(id, hash), `films/${name}`);
}
