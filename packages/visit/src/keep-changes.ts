import type { createStore } from 'jotai';
import { keptOf } from './kept-visit.ts';
import { isRestoredAtom } from './restore-visit.ts';
import { keepVisit } from './session.ts';
import { storageFailureAtom, visitAtom } from './visit-store.ts';

/** Keeps the visit whenever what is kept of it changes, once what was kept before is back. Answers how to stop. */
export function keepChanges(store: ReturnType<typeof createStore>): () => void {
  let before: string | null = null;
  return store.sub(visitAtom, () => {
    if (!store.get(isRestoredAtom)) return;
    const kept = keptOf(store.get(visitAtom));
    const now = JSON.stringify(kept);
    if (now === before) return;
    before = now;
    const outcome = keepVisit(kept);
    if (outcome.kind === 'session_storage_failed') store.set(storageFailureAtom, outcome.reason);
  });
}
