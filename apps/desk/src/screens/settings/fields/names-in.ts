import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { locales } from '@latchkey/booking-core/language';
import { type DraftDocuments, factsIn, type PathOf, textAt, wordsIn } from '@latchkey/hotel-document/drafts';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { factsFile, wordsFile } from '@latchkey/hotel-document/names';
import type { Locale } from '@latchkey/site/urls';

export { factsFile, wordsFile };

/** The languages that the hotel has words in, English first. */
export const languagesOf = (documents: DraftDocuments): readonly Locale[] =>
  locales.filter((language) => Object.hasOwn(documents, wordsFile(language)));

export const currencyIn = (documents: DraftDocuments): CurrencyCode =>
  textAt(factsIn(documents), 'currency') as CurrencyCode;

/** A name out of the words in the reader's language, else in English, or in whichever has one; the id where none has. */
export const nameIn = <const Path extends string>(
  documents: DraftDocuments,
  path: Path & PathOf<WrittenWords, Path>,
  id: string,
  locale: Locale,
): string =>
  [locale, ...locales]
    .map((language) => textAt<WrittenWords, Path>(wordsIn(documents, language), path))
    .find((name) => name !== '') ?? id;

/** What is to be seen on a picture; its name where nobody has said. */
export const pictureName = (documents: DraftDocuments, name: string, locale: Locale): string =>
  nameIn(documents, `images.${name}.alt`, name, locale);

export const planName = (documents: DraftDocuments, id: string, locale: Locale): string =>
  nameIn(documents, `ratePlans.${id}`, id, locale);
