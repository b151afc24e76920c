import { storageFailureAtom, VisitProvider } from '@latchkey/visit';
import { useAtomValue } from 'jotai';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { tell } from './watching/tell-failure.ts';

/** What surrounds the router. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <VisitProvider>
      <StorageFailure />
      {children}
    </VisitProvider>
  </StrictMode>
);

/** Tells that the browser refuses to keep the visit. */
function StorageFailure(): null {
  const reason = useAtomValue(storageFailureAtom);
  useEffect(() => {
    if (reason !== null) tell({ event: 'session_storage_failed', reason });
  }, [reason]);
  return null;
}
