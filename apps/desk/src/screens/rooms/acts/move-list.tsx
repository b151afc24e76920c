import { Trans } from '@lingui/react/macro';
import { nightsOf } from '../plan/nights-of.ts';
import { roomsFor } from '../plan/rooms-for.ts';
import type { StayBar } from '../plan/plan.types.ts';
import { moveActs } from './move-acts.ts';
import type { OpenedProps } from './opened.types.ts';
import * as styles from './pop.module.css';
import { RoomItem } from './room-item.tsx';
import { StayPop } from './stay-pop.tsx';

/** The rooms of the type to which a stay can go: free ones first, then those whose guests would change with it. */
export function MoveList({ bar, ...props }: OpenedProps & { readonly bar: StayBar }) {
  const { model, sections, acts, onClose } = props;
  const nights = nightsOf(bar, model.today);
  const rooms = roomsFor(sections, bar, nights);
  return (
    <StayPop bar={bar} {...props} title={<Trans context="a stay to another room">Move to…</Trans>}>
      {rooms.length === 0 ? (
        <p className={styles.none}>
          <Trans>There is no other room of this type</Trans>
        </p>
      ) : (
        <div className={styles.list}>
          {rooms.map((room, at) => (
            <RoomItem
              key={room.unit.unitId}
              room={room}
              isFirst={at === 0}
              onPress={() => {
                const { act, undo } = moveActs(bar, room.unit.unitId, nights);
                acts.press(act, () => undo, onClose);
              }}
            />
          ))}
        </div>
      )}
    </StayPop>
  );
}
