import { cx } from '@latchkey/ui/cx';
import { Icon, type IconShape } from '@latchkey/ui/icon';
import { clockAlert, hourglass, logIn, logOut, moon, wrench } from '@latchkey/ui/icons';
import * as styles from './unit-key.module.css';

/** How a key looks: never by its colour alone, a picture says it too. */
export type KeyState = 'arriving' | 'house' | 'leaving' | 'overdue' | 'ask' | 'left' | 'free' | 'out';

/** `line`: the number alone; `small`: of a stay with nothing to do; `rack` and `alone`: with the picture of its state. */
export type KeyLook = 'line' | 'small' | 'rack' | 'alone';

const signs: Readonly<Record<KeyState, IconShape | null>> = {
  arriving: logIn,
  house: moon,
  leaving: logOut,
  overdue: clockAlert,
  ask: hourglass,
  left: logOut,
  free: null,
  out: wrench,
};

/** A key's tag with a room's number on it. What it shows stands beside it in words. */
export function UnitKey({
  state,
  text,
  look = 'line',
  sign = look === 'line' || look === 'small' ? null : signs[state],
}: {
  readonly state: KeyState;
  readonly text: string;
  /** On a line, whose section says how it stands; on the rack, or alone, with its picture. */
  readonly look?: KeyLook;
  /** The picture; the state's own where it is not said. */
  readonly sign?: IconShape | null;
}) {
  return (
    <span
      className={cx(styles.key, styles[state], styles[look])}
      data-long={text.length > 4 ? '' : undefined}
      aria-hidden="true"
    >
      <bdi dir="ltr">{text}</bdi>
      {sign === null ? null : <Icon icon={sign} className={styles.sign} />}
    </span>
  );
}
