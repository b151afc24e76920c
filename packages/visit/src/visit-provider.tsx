import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { keptOf, restored } from './kept-visit.ts';
import { keepVisit, recallVisit } from './session.ts';
import { storageFailureAtom, visitAtom } from './visit-store.ts';

/**
 * Holds the store of one visit. The shell renders one per request on the server and one per page in the browser. What a
 * tab kept comes back after hydration, so that the first rendering is the server's.
 */
export function VisitProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [store] = useState(() => createStore());
  useEffect(() => keepStore(store), [store]);
  return <Provider store={store}>{children}</Provider>;
}

/** Restores what was kept, and keeps what changes from then on. Answers how to stop. */
function keepStore(store: ReturnType<typeof createStore>): () => void {
  const recalled = recallVisit();
  if (recalled.kind === 'session_storage_failed') {
    store.set(storageFailureAtom, recalled.reason);
    return () => undefined;
  }
  if (recalled.value !== null) store.set(visitAtom, restored(store.get(visitAtom), recalled.value));
  let before = JSON.stringify(keptOf(store.get(visitAtom)));
  return store.sub(visitAtom, () => {
    const kept = keptOf(store.get(visitAtom));
    const now = JSON.stringify(kept);
    if (now === before) return;
    before = now;
    const outcome = keepVisit(kept);
    if (outcome.kind === 'session_storage_failed') store.set(storageFailureAtom, outcome.reason);
  });
}
