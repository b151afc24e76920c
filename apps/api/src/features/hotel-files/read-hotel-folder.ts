import { locales, type Locale } from '@latchkey/booking-core/language';
import { isolateSums } from '@latchkey/format/money';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import type { z } from 'zod';
import { faultsBetween } from './faults-between.ts';
import { hotelFacts, type HotelFacts } from './hotel-facts.schema.ts';
import type { HotelFault, HotelFolder, ImageFile } from './hotel-folder.types.ts';
import { hotelWords, type HotelWords } from './hotel-words.schema.ts';

/** A folder as it was read: whole, or with what is wrong. `doubts` look wrong and keep nothing from being used. */
export type ReadFolder = ({ readonly hotel: HotelFolder } | { readonly faults: HotelFault[] }) & {
  readonly doubts: HotelFault[];
};

/**
 * Reads and checks one hotel's folder. Every fault is returned at once, with its file and place; a folder without
 * faults is returned whole. Languages other than English may be missing, but not incomplete.
 */
export async function readHotelFolder(folder: string): Promise<ReadFolder> {
  const faults: HotelFault[] = [];
  const fingerprint = createHash('sha256');
  const read = async <T>(file: string, schema: z.ZodType<T>, locale?: Locale): Promise<T | undefined> => {
    const text = await textOf(join(folder, file));
    if (text === undefined) return undefined;
    fingerprint.update(file).update(text);
    return parse(file, locale === undefined ? text : isolateSums(text, locale), schema, faults);
  };

  const facts = await read('hotel.json', hotelFacts);
  const words: Partial<Record<Locale, HotelWords>> = {};
  for (const language of locales) {
    const found = await read(`words.${language}.json`, hotelWords, language);
    if (found !== undefined) words[language] = found;
  }
  if (facts === undefined)
    return {
      doubts: [],
      faults: faults.length > 0 ? faults : [{ file: 'hotel.json', path: '', message: 'is missing' }],
    };

  const images = await sizesOf(folder, facts, faults);
  for (const image of images) fingerprint.update(`${image.name}:${image.width}x${image.height}`);
  faults.push(...(await missingVideos(folder, facts)), ...faultsBetween(facts, words));
  const { en } = words;
  if (faults.length > 0 || en === undefined) return { doubts: [], faults };
  return { doubts: [], hotel: { facts, words: { ...words, en }, images, fingerprint: fingerprint.digest('hex') } };
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}

function parse<T>(file: string, text: string, schema: z.ZodType<T>, faults: HotelFault[]): T | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    faults.push({ file, path: '', message: cause instanceof Error ? cause.message : 'is not JSON' });
    return undefined;
  }
  const checked = schema.safeParse(json);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) faults.push({ file, path: issue.path.join('.'), message: issue.message });
  return undefined;
}

async function missingVideos(folder: string, { videos }: HotelFacts): Promise<HotelFault[]> {
  const own = videos.filter(({ url }) => url.startsWith('films/'));
  const there = await Promise.all(
    own.map(({ url }) =>
      stat(join(folder, url)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return own
    .filter((_video, place) => there[place] === false)
    .map(({ url }) => ({ file: url, path: '', message: 'is missing' }));
}

/** From this EXIF orientation on, a picture's width is shown as its height. */
const liesOnItsSide = 5;

async function sizesOf(folder: string, facts: HotelFacts, faults: HotelFault[]): Promise<ImageFile[]> {
  const sizes: ImageFile[] = [];
  const names = new Set([...facts.images, ...facts.rooms.flatMap((room) => room.images)]);
  for (const name of names) {
    const file = `images/${name}.jpg`;
    try {
      const { width, height, orientation = 1 } = await imageSizeFromFile(join(folder, file));
      sizes.push(orientation >= liesOnItsSide ? { name, width: height, height: width } : { name, width, height });
    } catch (cause) {
      faults.push({ file, path: '', message: cause instanceof Error ? cause.message : 'cannot be read' });
    }
  }
  return sizes;
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
