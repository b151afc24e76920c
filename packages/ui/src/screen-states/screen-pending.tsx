import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../cx/cx.ts';
import { hidden, wrap } from '../text/text.ts';
import * as styles from './screen-pending.module.css';

/**
 * While a screen and what it shows are on their way: a ring turning round the hole of a key tag, and a heading.
 */
export const ScreenPending = (): ReactNode => (
  <main id="main" className={cx(wrap, styles.pending)} aria-busy="true">
    <svg
      className={styles.tag}
      viewBox="0 0 60 74"
      aria-hidden="true"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M30 0v20" />
      <path d="M12 14h36l8 8v50H4V22z" fill="var(--tag)" />
      <circle cx="30" cy="44" r="10" stroke="var(--tag-soft)" strokeWidth="3" />
      <path className={styles.ring} d="M30 34a10 10 0 0 1 10 10" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <h2 className={styles.heading}>
      <Trans id="book_direct_best_price_service">Book direct: the best price, the best service</Trans>
    </h2>
    <output className={hidden}>
      <Trans>The page is loading.</Trans>
    </output>
  </main>
);
