import type { HotelFault } from '../faults/fault.types.ts';
import type { HotelWords } from '../schema/hotel-words.schema.ts';

/** The words of a hotel, by language. */
export type WordsByLanguage = Partial<Record<string, HotelWords>>;

/** The faults in the words of each language; `look` gets the name of the document. */
export const forEachLanguage = (
  words: WordsByLanguage,
  look: (words: HotelWords, file: string) => HotelFault[],
): HotelFault[] =>
  Object.entries(words).flatMap(([language, ofOne]) =>
    ofOne === undefined ? [] : look(ofOne, `words.${language}.json`),
  );
