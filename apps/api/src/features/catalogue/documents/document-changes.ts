import { type DocumentChange, valueAtPlace, writeToPlace } from '@latchkey/hotel-document/drafts';
import { isDeepStrictEqual } from 'node:util';
import { parsedDocument, writtenDocument } from './document-text.ts';

/** The documents of a hotel as text, by the names of its files. */
export type DocumentTexts = Readonly<Record<string, string>>;

/** A change that was made, with what stood there then: nothing where `was` is absent. */
export interface KeptChange extends DocumentChange {
  readonly was?: unknown;
}

/** A change of which something else stands at its place by now, or which has no place any more. */
export interface ChangeConflict extends KeptChange {
  readonly now?: unknown;
}

/** The documents with some changes, in their order, and those that do not fit what is there by now. */
export interface ChangedDocuments {
  readonly texts: DocumentTexts;
  readonly conflicts: readonly ChangeConflict[];
}

/**
 * Writes changes into documents. A change is written where what it replaced still stands, or what it writes stands
 * already; of any other nothing is written. Documents without a change stay as they are, to the byte.
 */
export function changedDocuments(texts: DocumentTexts, changes: readonly KeptChange[]): ChangedDocuments {
  const roots = new Map<string, unknown>();
  const conflicts: ChangeConflict[] = [];
  for (const change of changes) {
    const { file, path, value, was } = change;
    const root = roots.get(file) ?? parsedDocument(texts[file]);
    const now = valueAtPlace(root, path);
    if (isDeepStrictEqual(now, value)) continue;
    if (isDeepStrictEqual(now, was) && writeToPlace(root, path, structuredClone(value))) roots.set(file, root);
    else conflicts.push({ ...change, ...(now === undefined ? {} : { now: structuredClone(now) }) });
  }
  const changed = Object.fromEntries([...roots].map(([file, root]) => [file, writtenDocument(root)]));
  return { texts: { ...texts, ...changed }, conflicts };
}

/** What became of further changes: kept with those before, or refused because some have no place in the document. */
export type AddedChanges =
  | { readonly kind: 'added'; readonly changes: readonly KeptChange[] }
  | { readonly kind: 'no_place'; readonly lost: readonly DocumentChange[] };

/**
 * Adds changes to those that were made to documents before. A later one stands in the place of an earlier one at the same
 * place or within it, and what would change nothing is left out.
 */
export function addChanges(
  texts: DocumentTexts,
  before: readonly KeptChange[],
  further: readonly DocumentChange[],
): AddedChanges {
  const replaced = (one: KeptChange): boolean =>
    further.some(({ file, path }) => file === one.file && (path === one.path || one.path.startsWith(`${path}.`)));
  const rest = before.filter((one) => !replaced(one));
  const base = changedDocuments(texts, rest).texts;
  const roots = new Map<string, unknown>();
  const added: KeptChange[] = [];
  const lost: DocumentChange[] = [];
  for (const { file, path, ...to } of further) {
    const root = roots.get(file) ?? parsedDocument(base[file]);
    roots.set(file, root);
    const found = valueAtPlace(root, path);
    const was = found === undefined ? {} : { was: structuredClone(found) };
    if (isDeepStrictEqual(found, to.value)) continue;
    if (writeToPlace(root, path, structuredClone(to.value)))
      added.push({ file, path, ...(to.value === undefined ? {} : { value: to.value }), ...was });
    else lost.push({ file, path, ...to });
  }
  return lost.length > 0 ? { kind: 'no_place', lost } : { kind: 'added', changes: [...rest, ...added] };
}
