import { locales, type Locale } from '@latchkey/booking-core/language';
import { isolateSums } from '@latchkey/format/money';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { contentHashOf } from './content-hash.ts';
import { doubtsBetween, faultsBetween } from './faults-between.ts';
import { hotelFacts, type HotelFacts } from './hotel-facts.schema.ts';
import type { FilmFile, HotelFault, HotelFolder } from './hotel-folder.types.ts';
import { hotelWords, type HotelWords } from './hotel-words.schema.ts';
import { factsFile, faultAt, unmeant } from './mistake.ts';
import { parseFile } from './parsed-file.ts';
import { readPictures } from './pictures.ts';
import { isOwnFault } from './whole-with-stand-ins.ts';

/** A folder as it was read: whole, or with what is wrong. `doubts` look wrong and keep nothing from being used. */
export type ReadFolder = ({ readonly hotel: HotelFolder } | { readonly faults: HotelFault[] }) & {
  readonly doubts: HotelFault[];
};

/**
 * Reads and checks one hotel's folder. Every fault is returned at once, with its file and place, of a file with faults
 * too; a folder without faults is returned whole. Languages other than English may be missing, but not incomplete.
 */
export async function readHotelFolder(folder: string): Promise<ReadFolder> {
  const faults: HotelFault[] = [];
  const stoodIn: string[] = [];
  const texts: Record<string, string> = {};
  const fingerprint = createHash('sha256');
  const read = async <T>(file: string, schema: z.ZodType<T>, locale?: Locale): Promise<T | undefined> => {
    const text = await textOf(join(folder, file));
    if (text === undefined) return undefined;
    texts[file] = text;
    fingerprint.update(file).update(text);
    const parsed = parseFile(file, locale === undefined ? text : isolateSums(text, locale), schema);
    faults.push(...parsed.faults);
    stoodIn.push(...parsed.stoodIn);
    if (parsed.whole === undefined && parsed.faults.length === 0) throw new Error(`${file} is neither read nor faulty`);
    return parsed.whole;
  };

  const facts = await read(factsFile, hotelFacts);
  const hasFacts = facts !== undefined || faults.length > 0;
  const words: Partial<Record<Locale, HotelWords>> = {};
  for (const language of locales) {
    const found = await read(`words.${language}.json`, hotelWords, language);
    if (found !== undefined) words[language] = found;
  }
  const { en } = words;
  if (!hasFacts) faults.push(faultAt('', 'is missing: every hotel has one, as the README shows'));
  if (en === undefined && !faults.some(({ file }) => file === 'words.en.json'))
    faults.push(
      faultAt('', 'is missing: the words in English are needed, other languages fall back to them', 'words.en.json'),
    );
  if (facts === undefined) return { faults, doubts: [] };

  const pictures = await readPictures(folder, facts);
  const { films, faults: filmFaults } = await readFilms(folder, facts);
  for (const image of pictures.images)
    fingerprint.update(`${image.name}:${image.width}x${image.height}:${image.hash ?? ''}`);
  for (const { name, hash } of films) fingerprint.update(`${name}:${hash}`);
  const own = (found: readonly HotelFault[]): HotelFault[] => found.filter((one) => isOwnFault(one, stoodIn));
  faults.push(...own([...pictures.faults, ...filmFaults, ...faultsBetween(facts, words)]));
  const doubts = unmeant(own([...pictures.doubts, ...doubtsBetween(facts, words)]), facts.meant);
  if (faults.length > 0 || en === undefined) return { faults, doubts };
  return {
    hotel: {
      facts,
      words: { ...words, en },
      images: pictures.images,
      films,
      texts,
      fingerprint: fingerprint.digest('hex'),
    },
    doubts,
  };
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
