import type { UnitToday } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { isStillIn } from '../cleaning-list.ts';
import * as styles from './room-key.module.css';

/** The key of a room: its number, on the colour of who has it. What the colour says stands beside it in words. */
export function RoomKey({ unit, isLate }: { readonly unit: UnitToday; readonly isLate: boolean }) {
  const look =
    isStillIn(unit) && isLate
      ? styles.late
      : unit.coming !== null
        ? styles.coming
        : unit.staying !== null
          ? styles.house
          : styles.free;
  return (
    <span className={cx(styles.key, look)} data-long={unit.number.length > 4 ? '' : undefined}>
      <bdi dir="ltr">{unit.number}</bdi>
    </span>
  );
}
