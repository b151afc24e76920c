import type { Change } from './change.types.ts';

/** What is added; its id, by which its page is opened. */
export interface AddedEntry {
  readonly id: string;
  readonly changes: readonly Change[];
}
