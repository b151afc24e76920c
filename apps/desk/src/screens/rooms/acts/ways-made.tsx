import { Button } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { WayMade } from './make-way.ts';
import * as styles from './pop.module.css';

/** Where the guests of a room go that is to be closed, and the press that does both. */
export function WaysMade({
  ways,
  isBusy,
  onPress,
}: {
  readonly ways: readonly WayMade[];
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  return (
    <div className={styles.ways}>
      <ul>
        {ways.map(({ bar: { key, guestName, reference }, unit }) => {
          const guest = <bdi>{guestName === '' ? reference : guestName}</bdi>;
          const room = <bdi>{unit.number}</bdi>;
          return (
            <li key={key}>
              <Trans context="a stay into a free room">
                {guest} to {room}
              </Trans>
            </li>
          );
        })}
      </ul>
      <Button onClick={onPress} busy={isBusy}>
        <Trans>Move, then close the room</Trans>
      </Button>
    </div>
  );
}
