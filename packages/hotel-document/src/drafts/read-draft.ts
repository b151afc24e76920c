import type { Locale } from '@latchkey/booking-core/language';
import { factsFile, wordsFile } from '../schema/document-names.ts';
import type { WrittenFacts, WrittenWords } from '../schema/written.types.ts';
import { isKeyed, valueAtPlace } from './place-in-document.ts';
import type { PathOf, ValueAt } from './path-of.types.ts';
import type { DraftDocuments, Entry, Found, Unchecked } from './unchecked.types.ts';

type EntryOf<List> = List extends readonly (infer One)[] ? One : never;

/** The documents of a hotel as the engine sends them: nothing of what stands in them is checked. */
export const draftDocuments = (documents: Readonly<Record<string, unknown>>): DraftDocuments =>
  documents as DraftDocuments;

export const factsIn = (documents: DraftDocuments): Unchecked<WrittenFacts> | undefined => documents[factsFile];
export const wordsIn = (documents: DraftDocuments, language: Locale): Unchecked<WrittenWords> | undefined =>
  documents[wordsFile(language)];

/** What stands at a place of a document, with dots; entries of lists by their id, or by their number. */
export const valueAt = <Value, const Path extends string>(
  document: Unchecked<Value> | undefined,
  path: Path & PathOf<Value, Path>,
): Found<ValueAt<Value, Path>> | undefined => valueAtPlace(document, path) as Found<ValueAt<Value, Path>> | undefined;

/** The entries of a list that have an id. */
export function listAt<Value, const Path extends string>(
  document: Unchecked<Value> | undefined,
  path: Path & PathOf<Value, Path>,
): readonly Entry<EntryOf<ValueAt<Value, Path>>>[] {
  const list = valueAtPlace(document, path);
  return Array.isArray(list)
    ? list.filter((one): one is Entry<EntryOf<ValueAt<Value, Path>>> => isKeyed(one) && typeof one['id'] === 'string')
    : [];
}

/** Any list; empty where there is none. */
export function entriesAt<Value, const Path extends string>(
  document: Unchecked<Value> | undefined,
  path: Path & PathOf<Value, Path>,
): readonly Found<EntryOf<ValueAt<Value, Path>>>[] {
  const list = valueAtPlace(document, path);
  return Array.isArray(list) ? (list as readonly Found<EntryOf<ValueAt<Value, Path>>>[]) : [];
}

export function keysAt<Value, const Path extends string>(
  document: Unchecked<Value> | undefined,
  path: Path & PathOf<Value, Path>,
): readonly string[] {
  const value = valueAtPlace(document, path);
  return isKeyed(value) ? Object.keys(value) : [];
}

export function textAt<Value, const Path extends string>(
  document: Unchecked<Value> | undefined,
  path: Path & PathOf<Value, Path>,
): string {
  const value = valueAtPlace(document, path);
  return typeof value === 'string' ? value : '';
}
