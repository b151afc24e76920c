import { Trans } from '@lingui/react/macro';
import { memo } from 'react';

/** How many rooms of a type are left of all that are sold, in a cell. */
export const RoomsLeft = memo(function RoomsLeft({
  left,
  total,
  isFull,
  isNone,
}: {
  readonly left: string;
  readonly total: string;
  readonly isFull: boolean;
  /** No rooms of the type are sold at all. */
  readonly isNone: boolean;
}) {
  if (isNone) return <Trans context="no rooms are sold">none</Trans>;
  if (isFull) return <Trans context="no room is left">full</Trans>;
  return (
    <span>
      <Trans context="rooms left of all">
        <b>{left}</b> of {total}
      </Trans>
    </span>
  );
});
