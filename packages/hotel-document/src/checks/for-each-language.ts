import type { HotelFault } from '../faults/fault.types.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';

/** The words of a hotel, by language. */
export type WordsByLanguage = Partial<Record<string, HotelWords>>;

/** What is found in the words of each language, with the name of the document. */
export const forEachLanguage = (
  words: WordsByLanguage,
  look: (words: HotelWords, file: string) => HotelFault[],
): HotelFault[] =>
  Object.entries(words).flatMap(([language, ofOne]) =>
    ofOne === undefined ? [] : look(ofOne, `words.${language}.json`),
  );
