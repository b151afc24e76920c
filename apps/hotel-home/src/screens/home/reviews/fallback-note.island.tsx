import { soft } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './reviews.module.css';

/** Explains the fallback rating: it does not come from guests who stayed. */
export function FallbackNote({ count }: { readonly count: number }): ReactNode {
  return (
    <div>
      <p className={styles.summary}>
        <b>
          <Trans>This hotel has no reviews here yet.</Trans>
        </b>{' '}
        <span className={soft}>
          <Plural
            value={count}
            one="The figure is a placeholder for # review. It does not come from guests of this hotel."
            other="The figure is a placeholder for # reviews. It does not come from guests of this hotel."
          />
        </span>
      </p>
    </div>
  );
}
