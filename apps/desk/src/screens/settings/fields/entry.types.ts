import type { DocumentChange } from '@latchkey/hotel-document/drafts';

/** What is added; its id, by which its page is opened. */
export interface AddedEntry {
  readonly id: string;
  readonly changes: readonly DocumentChange[];
}
