import type { RoomAvailability } from '@latchkey/api-contract/types';
import { Badge } from '@latchkey/ui/badge';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './room-card.module.css';

/** Few enough to be worth saying, as inventory says it at this moment. */
const scarce = 3;

/** How many rooms are left where few are, that none is, or that the hotel asks for a longer stay on these dates. */
export function Left({
  available,
  nights,
  isWhole = false,
}: {
  readonly available: RoomAvailability;
  readonly nights: number;
  /** A house that is sold whole: that one is left is always so, and says nothing. */
  readonly isWhole?: boolean;
}): ReactNode {
  const rooms = available.availableRooms;
  const { minStay } = available;
  if (rooms > scarce || (isWhole && rooms > 0)) return null;
  return (
    <p className={styles.badge}>
      {rooms === 0 ? (
        <Badge>
          {minStay <= nights ? (
            <Trans>Sold out for your dates</Trans>
          ) : (
            <Plural value={minStay} one="From # night on these dates" other="From # nights on these dates" />
          )}
        </Badge>
      ) : (
        <Badge tone="warn">
          <Plural value={rooms} one="# room left" other="# rooms left" />
        </Badge>
      )}
    </p>
  );
}
