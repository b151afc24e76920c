import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentHashOf } from '../../../content-hash.ts';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelFault } from '@latchkey/hotel-document/faults';
import type { FilmFile } from './hotel-folder.types.ts';
import { documentNames } from '@latchkey/hotel-document/names';
import { hotelOfTexts, type ReadFolder } from './hotel-of-texts.ts';
import { faultAt } from '@latchkey/hotel-document/faults';
import { readPictures } from './pictures.ts';

/** Reads and checks one hotel's folder: its documents, and the pictures and films that lie beside them. */
export async function readHotelFolder(folder: string): Promise<ReadFolder> {
  const texts: Record<string, string> = {};
  for (const file of documentNames) {
    const text = await textOf(join(folder, file));
    if (text !== undefined) texts[file] = text;
  }
  return hotelOfTexts(texts, async (facts) => {
    const pictures = await readPictures(folder, facts);
    const { films, faults } = await readFilms(folder, facts);
    return { ...pictures, films, faults: [...pictures.faults, ...faults] };
  });
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

/** The films that lie in the folder, and those that should. */
async function readFilms(
  folder: string,
  { videos }: HotelFacts,
): Promise<{ readonly films: FilmFile[]; readonly faults: HotelFault[] }> {
  const films: FilmFile[] = [];
  const faults: HotelFault[] = [];
  for (const { url } of videos.filter((video) => video.url.startsWith('films/')))
    try {
      films.push({ name: basename(url), hash: await contentHashOf(join(folder, url)) });
    } catch (cause) {
      if (!isMissing(cause)) throw cause;
      faults.push(faultAt('', 'is missing: put it there, or give the film an https address', url));
    }
  return { films, faults };
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
