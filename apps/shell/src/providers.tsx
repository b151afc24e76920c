import { VisitProvider } from '@latchkey/visit';
import { StrictMode, type ReactNode } from 'react';

/** What surrounds the router. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <VisitProvider>{children}</VisitProvider>
  </StrictMode>
);
