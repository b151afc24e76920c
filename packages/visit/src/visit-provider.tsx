import { Provider } from 'jotai';
import type { ReactNode } from 'react';

/** Holds the store of one visit. The shell renders one per request on the server and one per page in the browser. */
export const VisitProvider = ({ children }: { readonly children: ReactNode }) => <Provider>{children}</Provider>;
