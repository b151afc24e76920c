import { Trans } from '@lingui/react/macro';
import type { StayBar } from '../plan/plan.types.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import { moveActs } from './move-acts.ts';
import type { OpenedProps } from './opened.types.ts';
import type { Nights } from '../plan-acts.types.ts';
import * as styles from './pop.module.css';
import { RoomItem } from './room-item.tsx';
import { StayPop } from './stay-pop.tsx';

/** The room on which a stay was let go, where somebody is: who would get another, or why nobody can. */
export function ExchangeSheet({
  bar,
  unitId,
  nights,
  ...props
}: OpenedProps & {
  readonly bar: StayBar;
  readonly unitId: string;
  /** Those that it was let go with; all of the room where they are not said. */
  readonly nights: Nights | undefined;
}) {
  const { sections, acts, onClose } = props;
  const room = roomsFor(sections, bar, nights).find(({ unit }) => unit.unitId === unitId);
  return (
    <StayPop bar={bar} {...props} title={<Trans context="a stay to another room">Move to…</Trans>}>
      <div className={styles.list}>
        {room === undefined ? null : (
          <RoomItem
            room={room}
            isFirst
            onPress={() => {
              const { act, undo } = moveActs(bar, unitId, nights);
              acts.press(act, () => undo, onClose);
            }}
          />
        )}
      </div>
    </StayPop>
  );
}
