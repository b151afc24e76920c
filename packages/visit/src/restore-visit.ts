import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { restored } from './stored-visit.ts';
import { recallVisit } from './session.ts';
import { storageFailureAtom, visitAtom } from './visit-store.ts';

/** Whether what this tab kept is back in the store. */
export const isRestoredAtom = atom(false);

const restoreAtom = atom(null, (get, set): void => {
  if (get(isRestoredAtom)) return;
  set(isRestoredAtom, true);
  const recalled = recallVisit();
  if (recalled.kind === 'session_storage_failed') set(storageFailureAtom, recalled.reason);
  else if (recalled.value !== null) set(visitAtom, restored(get(visitAtom), recalled.value));
});

/**
 * Brings back what this tab kept of the visit, once the calling screen has hydrated: its first rendering is then the
 * server's. Every screen that shows choices of the visit calls it.
 */
export function useRestoredVisit(): void {
  const restore = useSetAtom(restoreAtom);
  useEffect(() => restore(), [restore]);
}
