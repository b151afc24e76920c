import type { Locale } from '@latchkey/booking-core/language';
import { factsFile, wordsFile } from '../schema/document-names.ts';
import type { WrittenFacts, WrittenWords } from '../schema/written.types.ts';
import type { DocumentChange } from './document-change.types.ts';
import type { PathOf, ValueAt } from './path-of.types.ts';
import { factsIn, valueAt } from './read-draft.ts';
import type { DraftDocuments, Sketch } from './unchecked.types.ts';

/** A change of `hotel.json`; without a value, what stands at the place is taken out. */
export const changedFact = <const Path extends string>(
  path: Path & PathOf<WrittenFacts, Path>,
  value?: Sketch<ValueAt<WrittenFacts, Path>>,
): DocumentChange => changeOf(factsFile, path, value);

/** A change of the words in a language; without a value, what stands at the place is taken out. */
export const changedWords = <const Path extends string>(
  language: Locale,
  path: Path & PathOf<WrittenWords, Path>,
  value?: Sketch<ValueAt<WrittenWords, Path>>,
): DocumentChange => changeOf(wordsFile(language), path, value);

const changeOf = (file: string, path: string, value: unknown): DocumentChange => ({
  file,
  path,
  ...(value === undefined ? {} : { value }),
});

/** Lists of `hotel.json` whose entries go by their ids, and are added and taken out one by one. */
export type EntryList =
  | 'addons'
  | 'fees'
  | 'nearbyPlaces'
  | 'packages'
  | 'promotions'
  | 'ratePlans'
  | 'restrictions'
  | 'rooms'
  | 'seasons'
  | 'taxes';

/** Entries that come to the end of a list of `hotel.json`, which there may not be yet. */
export const addedEntries = <One extends { readonly id: string }>(
  documents: DraftDocuments,
  list: EntryList,
  added: readonly One[],
): DocumentChange[] =>
  Array.isArray(valueAt(factsIn(documents), list))
    ? added.map((one) => changedFact(`${list}.${one.id}`, one))
    : added.length === 0
      ? []
      : [changedFact(list, added)];
