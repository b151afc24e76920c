import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { locales } from '@latchkey/booking-core/language';
import { factsFile, wordsFile } from '@latchkey/hotel-document/names';
import type { Locale } from '@latchkey/site/urls';
import { type Documents, textAt } from './document.ts';

export { factsFile, wordsFile };

/** The languages that the hotel has words in, English first. */
export const languagesOf = (documents: Documents): readonly Locale[] =>
  locales.filter((language) => Object.hasOwn(documents, wordsFile(language)));

export const facts = (documents: Documents): unknown => documents[factsFile];
export const currencyIn = (documents: Documents): CurrencyCode => textAt(facts(documents), 'currency') as CurrencyCode;

/** A name out of the words in the reader's language, else in English, or in whichever has one; the id where none has. */
export const nameIn = (documents: Documents, path: string, id: string, locale: Locale): string =>
  [locale, ...locales].map((language) => textAt(documents[wordsFile(language)], path)).find((name) => name !== '') ??
  id;

/** What is to be seen on a picture; its name where nobody has said. */
export const pictureName = (documents: Documents, name: string, locale: Locale): string =>
  nameIn(documents, `images.${name}.alt`, name, locale);

export const planName = (documents: Documents, id: string, locale: Locale): string =>
  nameIn(documents, `ratePlans.${id}`, id, locale);
