import { VisitProvider, type VisitStore } from '@latchkey/visit';
import { StrictMode, type ReactNode } from 'react';

/** What surrounds the router. */
export const Providers = ({ store, children }: { readonly store?: VisitStore; readonly children: ReactNode }) => (
  <StrictMode>
    <VisitProvider store={store}>{children}</VisitProvider>
  </StrictMode>
);
