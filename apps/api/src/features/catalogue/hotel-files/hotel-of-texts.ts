import { locales, type Locale } from '@latchkey/booking-core/language';
import { isolateSums } from '@latchkey/format/money';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { doubtsBetween, faultsBetween } from './faults-between.ts';
import { hotelFacts, type HotelFacts } from './hotel-facts.schema.ts';
import type { FilmFile, HotelFault, HotelFolder, ImageFile } from './hotel-folder.types.ts';
import { hotelWords, type HotelWords } from './hotel-words.schema.ts';
import { factsFile, faultAt, unmeant } from './mistake.ts';
import { namesDoubtful } from './names-doubtful.ts';
import { parseFile } from './parsed-file.ts';
import { isOwnFault } from './whole-with-stand-ins.ts';

/** The documents of a hotel as they were read: whole, or with what is wrong. `doubts` look wrong and keep nothing from being used. */
export type ReadFolder = ({ readonly hotel: HotelFolder } | { readonly faults: HotelFault[] }) & {
  readonly doubts: HotelFault[];
};

/** The pictures and films that a hotel names, and what is wrong with them. */
export interface ReadMedia {
  readonly images: readonly ImageFile[];
  readonly films: readonly FilmFile[];
  readonly faults: readonly HotelFault[];
  readonly doubts: readonly HotelFault[];
}

/** The name of the words of a language. */
export const wordsFile = (language: Locale): string => `words.${language}.json`;

/** The documents of a hotel, in the order in which they make its fingerprint. */
export const documentNames: readonly string[] = [factsFile, ...locales.map(wordsFile)];

/**
 * Reads and checks the documents of one hotel, given as text by name. Every fault is returned at once, with its file and
 * place, of a document with faults too; a hotel without faults is returned whole. Languages other than English may be
 * missing, but not incomplete.
 */
export async function hotelOfTexts(
  texts: Readonly<Record<string, string>>,
  mediaOf: (facts: HotelFacts) => ReadMedia | Promise<ReadMedia>,
): Promise<ReadFolder> {
  const faults: HotelFault[] = [];
  const stoodIn: string[] = [];
  const known: Record<string, string> = {};
  const fingerprint = createHash('sha256');
  const read = <T>(file: string, schema: z.ZodType<T>, locale?: Locale): T | undefined => {
    const text = texts[file];
    if (text === undefined) return undefined;
    known[file] = text;
    fingerprint.update(file).update(text);
    const parsed = parseFile(file, locale === undefined ? text : isolateSums(text, locale), schema);
    faults.push(...parsed.faults);
    stoodIn.push(...parsed.stoodIn);
    if (parsed.whole === undefined && parsed.faults.length === 0) throw new Error(`${file} is neither read nor faulty`);
    return parsed.whole;
  };

  const facts = read(factsFile, hotelFacts);
  const hasFacts = facts !== undefined || faults.length > 0;
  const words: Partial<Record<Locale, HotelWords>> = {};
  for (const language of locales) {
    const found = read(wordsFile(language), hotelWords, language);
    if (found !== undefined) words[language] = found;
  }
  const { en } = words;
  if (!hasFacts) faults.push(faultAt('', 'is missing: every hotel has one, as the README shows', factsFile, 'missing'));
  if (en === undefined && !faults.some(({ file }) => file === wordsFile('en')))
    faults.push(
      faultAt(
        '',
        'is missing: the words in English are needed, other languages fall back to them',
        wordsFile('en'),
        'missing',
      ),
    );
  if (facts === undefined) return { faults, doubts: [] };

  const media = await mediaOf(facts);
  for (const image of media.images)
    fingerprint.update(`${image.name}:${image.width}x${image.height}:${image.hash ?? ''}`);
  for (const { name, hash } of media.films) fingerprint.update(`${name}:${hash}`);
  const own = (found: readonly HotelFault[]): HotelFault[] => found.filter((one) => isOwnFault(one, stoodIn));
  faults.push(...own([...media.faults, ...faultsBetween(facts, words)]));
  const doubts = unmeant(own([...media.doubts, ...doubtsBetween(facts, words), ...namesIn(known)]), facts.meant);
  if (faults.length > 0 || en === undefined) return { faults, doubts };
  const { images, films } = media;
  return {
    hotel: { facts, words: { ...words, en }, images, films, texts: known, fingerprint: fingerprint.digest('hex') },
    doubts,
  };
}

/** Names that look wrong, read as they stand: what is set around sums for those who read from the right is in none. */
const namesIn = (known: Readonly<Record<string, string>>): HotelFault[] =>
  Object.entries(known).flatMap(([file, text]) =>
    file === factsFile || !isKeyedText(text) ? [] : namesDoubtful(JSON.parse(text) as Record<string, unknown>, file),
  );

function isKeyedText(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}
