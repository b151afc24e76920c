import { soft } from '@latchkey/ui/text';
import type { ReactNode } from 'react';

/** What an offer is, and for whom. */
export const OfferLine = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <div>
    <b>{title}</b>
    <div className={soft}>{children}</div>
  </div>
);
