import { type Locale, locales } from '@latchkey/booking-core/language';
import { isolateSums } from '@latchkey/format/money';
import type { z } from 'zod';
import { faultsInAccounts } from '../errors/accounts.errors.ts';
import { faultsInDerivedPlans } from '../errors/derived-plans.errors.ts';
import { faultsInFacts } from '../errors/facts.errors.ts';
import { faultsInSeasons } from '../errors/seasons.errors.ts';
import { faultsInDeposit } from '../errors/security-deposit.errors.ts';
import { faultsInWords } from '../errors/words.errors.ts';
import { faultAt, unmeant } from '../faults/fault-at.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { withDerivedPrices } from '../prices/derived-prices.ts';
import { parseFile } from '../reading/parsed-file.ts';
import { isOwnFault } from '../reading/whole-with-stand-ins.ts';
import { factsFile, wordsFile } from '../schema/document-names.ts';
import type { HotelDocuments } from '../schema/hotel-documents.types.ts';
import { hotelFacts, type HotelFacts } from '../schema/hotel-facts.schema.ts';
import { hotelWords, type HotelWords } from '../schema/hotel-words.schema.ts';
import { listedTwice } from '../warnings/listed-twice.warnings.ts';
import { placeDoubtful } from '../warnings/place.warnings.ts';
import { pricesDoubtful } from '../warnings/prices.warnings.ts';
import { saleDoubtful } from '../warnings/sale.warnings.ts';
import { wordsDoubtful } from '../warnings/words.warnings.ts';
import { forEachLanguage, type WordsByLanguage } from './for-each-language.ts';
import { warningsInNames } from './warnings-in-names.ts';

/** What is wrong with the pictures and films that a hotel names, and what looks wrong. */
export interface CheckedMedia {
  readonly faults: readonly HotelFault[];
  readonly doubts: readonly HotelFault[];
}

/** The documents of a hotel without an error, with their texts by name and its pictures and films. */
export interface WholeDocuments<Media> extends HotelDocuments {
  readonly texts: Readonly<Record<string, string>>;
  readonly media: Media;
}

/** Documents as they were read: whole, or with their errors. `doubts` are warnings, which keep nothing from being used. */
export type ReadDocuments<Media> = (
  | { readonly whole: WholeDocuments<Media> }
  | { readonly faults: readonly HotelFault[] }
) & { readonly doubts: readonly HotelFault[] };

/**
 * Reads and checks the documents of one hotel, given as text by name. Every error is returned at once, with its file and
 * place, of a document with errors too; a hotel without errors is returned whole. Languages other than English may be
 * missing, but not incomplete. Names are judged in the texts as they stand.
 */
export async function readDocuments<Media extends CheckedMedia>(
  texts: Readonly<Record<string, string>>,
  mediaOf: (facts: HotelFacts) => Media | Promise<Media>,
): Promise<ReadDocuments<Media>> {
  const faults: HotelFault[] = [];
  const stoodIn: string[] = [];
  const known: Record<string, string> = {};
  const read = <T>(file: string, schema: z.ZodType<T>, locale?: Locale): T | undefined => {
    const text = texts[file];
    if (text === undefined) return undefined;
    known[file] = text;
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
  const own = (found: readonly HotelFault[]): HotelFault[] => found.filter((one) => isOwnFault(one, stoodIn));
  faults.push(...own([...media.faults, ...errorsIn(facts, words)]));
  const doubts = unmeant(own([...media.doubts, ...warningsIn(facts, words), ...warningsInNames(known)]), facts.meant);
  if (faults.length > 0 || en === undefined) return { faults, doubts };
  return { whole: { facts, words: { ...words, en }, texts: known, media }, doubts };
}

/** Faults that no single value shows: unknown ids, missing words, unreadable colours. */
function errorsIn(facts: HotelFacts, words: WordsByLanguage): HotelFault[] {
  return [
    ...faultsInDerivedPlans(facts),
    ...faultsInFacts(withDerivedPrices(facts)),
    ...faultsInAccounts(facts),
    ...faultsInDeposit(facts),
    ...faultsInSeasons(facts),
    ...forEachLanguage(words, (ofOne, file) => faultsInWords(facts, ofOne, file)),
  ];
}

/** What looks wrong between the files of a hotel; they can be used all the same. */
function warningsIn(file: HotelFacts, words: WordsByLanguage): HotelFault[] {
  const facts = withDerivedPrices(file);
  return [
    ...listedTwice(facts),
    ...pricesDoubtful(facts),
    ...saleDoubtful(facts),
    ...placeDoubtful(facts),
    ...forEachLanguage(words, (ofOne, file) => wordsDoubtful(facts, ofOne, file)),
  ];
}
