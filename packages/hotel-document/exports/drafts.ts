export type { DocumentChange } from '../src/drafts/document-change.types.ts';
export { addedEntries, changedFact, changedWords, type EntryList } from '../src/drafts/make-change.ts';
export type { KeysOf, KeyWithin, PathOf, ValueAt } from '../src/drafts/path-of.types.ts';
export { type MatchedPlace, placeAt, placeWithin } from '../src/drafts/place-pattern.ts';
export { type DocumentPath, isKeyed, valueAtPlace, writeToPlace } from '../src/drafts/place-in-document.ts';
export {
  draftDocuments,
  entriesAt,
  factsIn,
  keysAt,
  listAt,
  textAt,
  valueAt,
  wordsIn,
} from '../src/drafts/read-draft.ts';
export type { DraftDocuments, Entry, Sketch, Unchecked } from '../src/drafts/unchecked.types.ts';
export { withChanges } from '../src/drafts/with-changes.ts';
