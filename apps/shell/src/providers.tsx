import { Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';

/** What surrounds the router. The visit store is made here: one per request on the server, one per page in the browser. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <Provider>{children}</Provider>
  </StrictMode>
);
