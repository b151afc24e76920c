import { SiteLink } from '@latchkey/site';
import type { MouseEvent, ReactNode } from 'react';
import { useRates } from '../rates-on-page.tsx';
import * as styles from './rate-table.module.css';

/** Folds and unfolds a plan's lines: without a script by an address, which keeps one plan unfolded. */
export function FoldLink({
  to,
  plan,
  isOpen,
  children,
}: {
  readonly to: string;
  readonly plan: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const { fold } = useRates();
  const press = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    fold(plan);
  };
  return (
    <SiteLink className={styles.fold} to={to} aria-expanded={isOpen} onClick={press}>
      {children}
    </SiteLink>
  );
}
