import type { createStore } from 'jotai';
import { storedVisitOf } from './stored-visit.ts';
import { isRestoredAtom } from './restore-visit.ts';
import { keepVisit } from './session.ts';
import { storageFailureAtom, visitAtom } from './visit-store.ts';

/**
 * Writes the visit to session storage on every change, after the stored one was restored. Returns a function that stops
 * it.
 */
export function keepChanges(store: ReturnType<typeof createStore>): () => void {
  let before: string | null = null;
  return store.sub(visitAtom, () => {
    if (!store.get(isRestoredAtom)) return;
    const kept = storedVisitOf(store.get(visitAtom));
    const now = JSON.stringify(kept);
    if (now === before) return;
    before = now;
    const outcome = keepVisit(kept);
    if (outcome.kind === 'session_storage_failed') store.set(storageFailureAtom, outcome.reason);
  });
}
