import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { keepChanges } from './keep-changes.ts';

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
