import { hidden } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import * as styles from './navigation-links.module.css';

/** How many answers guests are owed; empty where there are none or the number is unknown. */
export function InboxCount({ owed }: { readonly owed: number | null }) {
  if (owed === null || owed === 0) return null;
  return (
    <span className={styles.mark}>
      {owed > 99 ? '99+' : owed}
      <span className={hidden}>
        {' '}
        <Trans context="answers, after their number">owed</Trans>
      </span>
    </span>
  );
}
