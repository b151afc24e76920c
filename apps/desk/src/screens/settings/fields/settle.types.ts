import type { DocumentChange, DraftDocuments } from '@latchkey/hotel-document/drafts';

/** Changes as they were typed one by one -> as the documents take them. */
export type Settle = (documents: DraftDocuments, changes: readonly DocumentChange[]) => readonly DocumentChange[];
