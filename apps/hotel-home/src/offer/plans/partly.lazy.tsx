import { mayHouse } from '@latchkey/booking-core/basket';
import type { ChosenStay } from '@latchkey/stay/use-stay';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PartlyProps {
  readonly sale: ChosenStay['sale'];
  /** How many of the party have a place in it. */
  readonly guests: number;
  /** The most beds of a booking as words; null where it is no dorm. */
  readonly beds: string | null;
}

/** That an offer holds a part of the party, and what can be done: another room, or nothing at this hotel. */
export function Partly({ sale, guests, beds }: PartlyProps): ReactNode {
  const { adults, childAges } = sale.party;
  const all = adults + childAges.length;
  const canHold = mayHouse(sale);
  return (
    <small>
      {beds !== null ? (
        <Trans>
          Fits {guests} of {all}. Up to {beds} in one booking.
        </Trans>
      ) : !canHold ? (
        <Trans>
          Fits {guests} of {all}. Our available rooms do not hold all of you in one booking.
        </Trans>
      ) : adults === 1 ? (
        <Trans>
          Fits {guests} of {all}. One adult can take one room only.
        </Trans>
      ) : (
        <Trans>
          Fits {guests} of {all}. Add another room.
        </Trans>
      )}
    </small>
  );
}
