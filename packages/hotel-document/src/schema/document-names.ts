import { locales, type Locale } from '@latchkey/booking-core/language';

/** Where the facts of a hotel stand: all that is no word. */
export const factsFile = 'hotel.json';

/** Where the words of a hotel in one language stand. */
export const wordsFile = (language: Locale): `words.${Locale}.json` => `words.${language}.json`;

/** The documents of a hotel: its facts, then its words in the order of the languages. */
export const documentNames: readonly string[] = [factsFile, ...locales.map(wordsFile)];
