import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './never.module.css';

const never: readonly ReactNode[] = [
  <Trans key="clock">A clock that counts down</Trans>,
  <Trans key="looking">“12 people are looking at this room”</Trans>,
  <Trans key="rating">A rating that nobody gave</Trans>,
  <Trans key="ticked">An extra that is ticked already</Trans>,
  <Trans key="fee">A fee on the last page</Trans>,
  <Trans key="shame">“No thanks, I like to pay more”</Trans>,
  <Trans key="loud">A brighter button for the more expensive room</Trans>,
  <Trans key="hidden">Cancellation terms to search for</Trans>,
  <Trans key="window">A pop-up before you have read anything</Trans>,
];

/** What a guest never meets on these pages, each line struck out. */
export const Never = () => (
  <section className={styles.never} aria-labelledby="never">
    <div className={wrap}>
      <h2 id="never">
        <Trans>What you will not find here</Trans>
      </h2>
      <ul className={styles.list}>
        {never.map((line, place) => (
          <li key={place}>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className={cx(lead, styles.instead)}>
        <Trans>
          What you find here instead: the whole price from the first line, and what cancelling costs beside it, with a
          date and a sum.
        </Trans>
      </p>
    </div>
  </section>
);
