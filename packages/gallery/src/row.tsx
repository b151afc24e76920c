import type { ReactNode } from 'react';

/** States of a component beside each other. */
export const Row = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center', marginBlockEnd: '1rem' }}>
    {children}
  </div>
);
