import type { Change } from './change.types.ts';
import type { Documents } from './document.ts';

/** Changes as they were typed one by one -> as the documents take them. */
export type Settle = (documents: Documents, changes: readonly Change[]) => readonly Change[];
