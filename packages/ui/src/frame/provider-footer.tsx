import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wrap } from '../text/text.ts';
import { Mark, type MarkProps } from './mark.tsx';
import type { HeaderLink } from './page-header.tsx';
import * as styles from './footer.module.css';

/** The foot of the provider's own pages. */
export function ProviderFooter({
  mark,
  links,
}: {
  readonly mark: MarkProps;
  readonly links: readonly HeaderLink[];
}): ReactNode {
  return (
    <footer className={styles.footer} data-ground="brand">
      <div className={wrap}>
        <div className={styles.provider}>
          <Mark {...mark} />
          <ul className={styles.across}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.small}>
          <Trans>
            Hotels on Latchkey are run by their owners, who answer for the stay. What this site shows about a hotel is
            for reference, and disputes go to that hotel.
          </Trans>
        </p>
      </div>
    </footer>
  );
}
