import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { storedVisitOf } from './stored-visit.ts';
import { isRestoredAtom } from './restore-visit.ts';
import { keepVisit } from './session.ts';
import { storageFailureAtom, visitAtom } from './visit-store.ts';

export interface VisitProviderProps {
  /** The page's store, where others of the page write to it too; a new one unless given. */
  readonly store?: VisitStore | undefined;
  readonly children: ReactNode;
}

/** Where one visit is kept. */
export type VisitStore = ReturnType<typeof createStore>;

/** Holds the store of one visit. The shell renders one per request on the server and one per page in the browser. */
export function VisitProvider({ store: given, children }: VisitProviderProps): ReactNode {
  const [store] = useState(() => given ?? createStore());
  useEffect(() => keepChanges(store), [store]);
  return <Provider store={store}>{children}</Provider>;
}

/**
 * Writes the visit to session storage on every change, after the stored one was restored. Returns a function that stops
 * it.
 */
function keepChanges(store: ReturnType<typeof createStore>): () => void {
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
