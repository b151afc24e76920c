import type { ReactNode } from 'react';
import * as styles from './header.module.css';

/** The first stop of the keyboard: past the header, to what the page is for. */
export function SkipLink({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }): ReactNode {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
