import { type DocumentPath, isKeyed } from '@latchkey/hotel-document/drafts';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentTexts } from './document-changes.ts';
import { parsedDocument } from './document-text.ts';

/** What differs at one place of a document: nothing stands there where `before` or `after` is absent. */
export interface DocumentDifference {
  readonly file: string;
  readonly path: DocumentPath;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Every place at which the documents of a hotel differ, as exactly as it can be named. */
export function differencesBetween(before: DocumentTexts, after: DocumentTexts): DocumentDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file) => {
    if (before[file] === after[file]) return [];
    return differencesAt(parsedDocument(before[file]), parsedDocument(after[file])).map(({ path, ...rest }) => ({
      file,
      path: path.join('.'),
      ...rest,
    }));
  });
}

type Found = Omit<DocumentDifference, 'file' | 'path'> & { readonly path: readonly string[] };

function differencesAt(before: unknown, after: unknown, path: readonly string[] = []): Found[] {
  if (isDeepStrictEqual(before, after)) return [];
  const parts = partsOf(before, after);
  if (parts === null)
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  return parts.flatMap(([part, one, other]) => differencesAt(one, other, [...path, part]));
}

type Part = readonly [part: string, before: unknown, after: unknown];

/** The parts of two values that can be told apart one by one; null where they are told as a whole. */
function partsOf(before: unknown, after: unknown): Part[] | null {
  if (isKeyed(before) && isKeyed(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((key): Part => [
      key,
      Object.hasOwn(before, key) ? before[key] : undefined,
      Object.hasOwn(after, key) ? after[key] : undefined,
    ]);
  if (!Array.isArray(before) || !Array.isArray(after)) return null;
  const [those, these] = [byId(before), byId(after)];
  if (those !== null && these !== null) {
    const added = [...these.keys()].filter((id) => !those.has(id));
    const kept = [...those.keys()].filter((id) => these.has(id));
    // What is new is written to the end: another order is one difference of the whole list.
    const isInOrder = isDeepStrictEqual([...kept, ...added], [...these.keys()]);
    return isInOrder ? [...those.keys(), ...added].map((id) => [id, those.get(id), these.get(id)]) : null;
  }
  const isAlike =
    before.length === after.length && [...before, ...after].every((one) => isKeyed(one) && !('id' in one));
  return isAlike ? before.map((one: unknown, at): Part => [String(at), one, after[at]]) : null;
}

/** The entries of a list by their ids; null where one has none, or two have the same. */
function byId(list: readonly unknown[]): Map<string, unknown> | null {
  const entries = list.flatMap((entry): [string, unknown][] =>
    isKeyed(entry) && typeof entry['id'] === 'string' ? [[entry['id'], entry]] : [],
  );
  const found = new Map(entries);
  return list.length > 0 && found.size === list.length ? found : null;
}
