import { type DraftDocuments, draftDocuments } from '@latchkey/hotel-document/drafts';
import { textsThatFollow } from '@latchkey/hotel-document/generated';
import { addChanges, changedDocuments, type DocumentTexts, type KeptChange } from '../../catalogue/catalogue.ts';

/** Changes of documents in force, with those by which generated texts follow the facts; `before` was saved last. */
export function withTextsThatFollow(
  inForce: DocumentTexts,
  changes: readonly KeptChange[],
  before: readonly KeptChange[] = [],
): readonly KeptChange[] {
  const documentsAfter = (some: readonly KeptChange[]): DraftDocuments => read(changedDocuments(inForce, some).texts);
  const further = textsThatFollow([read(inForce), documentsAfter(before)], documentsAfter(changes));
  const together = addChanges(inForce, changes, further);
  return together.kind === 'added' ? together.changes : changes;
}

const read = (texts: DocumentTexts): DraftDocuments =>
  draftDocuments(Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, JSON.parse(text) as unknown])));
