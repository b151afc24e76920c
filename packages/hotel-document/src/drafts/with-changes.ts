import type { DocumentChange } from './document-change.types.ts';
import { writeToPlace } from './place-in-document.ts';
import { draftDocuments } from './read-draft.ts';
import type { DraftDocuments } from './unchecked.types.ts';

/** The documents with some changes, in their order; one that has no place there is left out. */
export function withChanges(documents: DraftDocuments, changes: readonly DocumentChange[]): DraftDocuments {
  const changed: Record<string, unknown> = { ...documents };
  for (const file of new Set(changes.map((one) => one.file))) changed[file] = structuredClone(changed[file] ?? {});
  for (const { file, path, value } of changes) writeToPlace(changed[file], path, structuredClone(value));
  return draftDocuments(changed);
}
