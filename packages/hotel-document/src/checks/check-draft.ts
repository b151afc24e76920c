import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { readDocuments } from './read-documents.ts';

/** What the documents of a draft say wrongly, and what looks wrong in them. */
export interface CheckedDraft {
  readonly errors: readonly HotelFault[];
  readonly warnings: readonly HotelFault[];
}

/** Checks documents as they stand in a draft; whether a picture is there, nobody is asked. */
export async function checkDraft(documents: DraftDocuments): Promise<CheckedDraft> {
  const texts = Object.entries(documents).map(([file, document]) => [file, JSON.stringify(document)] as const);
  const read = await readDocuments(Object.fromEntries(texts), () => ({ faults: [], doubts: [] }));
  return { errors: 'faults' in read ? read.faults : [], warnings: read.doubts };
}
