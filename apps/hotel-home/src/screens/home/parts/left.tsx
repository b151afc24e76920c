import { Badge } from '@latchkey/ui/badge';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './room-card.module.css';

/** Few enough to be worth saying, as inventory says it at this moment. */
const scarce = 3;

/** How many rooms are left where few are, or that none is. */
export function Left({ rooms }: { readonly rooms: number }): ReactNode {
  if (rooms > scarce) return null;
  return (
    <p className={styles.badge}>
      {rooms === 0 ? (
        <Badge>
          <Trans>Taken on your nights</Trans>
        </Badge>
      ) : (
        <Badge tone="warn">
          <Plural value={rooms} one="# left for your nights" other="# left for your nights" />
        </Badge>
      )}
    </p>
  );
}
