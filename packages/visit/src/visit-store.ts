import { atom } from 'jotai';
import type { Selection } from './selection.types.ts';

/** What the guest has chosen, or null before the first choice. One per request on the server, one per page in the browser. */
export const selectionAtom = atom<Selection | null>(null);
