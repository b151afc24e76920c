import { createStore, Provider } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { keepChanges } from './keep-changes.ts';

/** Holds the store of one visit. The shell renders one per request on the server and one per page in the browser. */
export function VisitProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [store] = useState(() => createStore());
  useEffect(() => keepChanges(store), [store]);
  return <Provider store={store}>{children}</Provider>;
}
