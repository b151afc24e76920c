import type { RoomAvailability } from '@latchkey/api-contract/types';
import { daysBetween } from '@latchkey/booking-core/dates';
import type { StayModel } from '@latchkey/stay/use-stay';
import { Badge } from '@latchkey/ui/badge';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './room-card.module.css';
import { SoldOut } from './sold-out.tsx';

/** Few enough to be worth saying, as inventory says it at this moment. */
const scarce = 3;

/** How many rooms are left where few are, that none is, or that the hotel asks for a longer stay on these dates. */
export function Left({
  available,
  model,
  isWhole = false,
}: {
  readonly available: RoomAvailability;
  readonly model: Pick<StayModel, 'hotel' | 'stay' | 'today'>;
  /** A property rented whole always has one left, so "1 left" is not shown. */
  readonly isWhole?: boolean;
}): ReactNode {
  const rooms = available.availableRooms;
  const { minStay } = available;
  if (rooms > scarce || (isWhole && rooms > 0)) return null;
  return (
    <p className={styles.badge}>
      {rooms === 0 ? (
        <Badge>
          {minStay <= daysBetween(model.stay.checkIn, model.stay.checkOut) ? (
            <SoldOut model={model} />
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
