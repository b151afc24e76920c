import type { DayBooking } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { Icon, type IconShape } from '@latchkey/ui/icon';
import { circleAlert, hourglass, logOut, luggage, moon } from '@latchkey/ui/icons';
import * as styles from './booking-key.module.css';

/** How the key of a booking looks: never by its colour alone, a picture says it too. */
export type KeyState = 'arriving' | 'house' | 'leaving' | 'overdue' | 'ask' | 'left';

const signs: Readonly<Record<KeyState, IconShape>> = {
  arriving: luggage,
  house: moon,
  leaving: logOut,
  overdue: circleAlert,
  ask: hourglass,
  left: logOut,
};

/** The first letters of a type of room, three at most: of who has no number yet. */
const shortOf = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap(([first]) => (first === undefined ? [] : [first.toUpperCase()]))
    .slice(0, 3)
    .join('') || '–';

/** The key of a booking: the number of its room, or its type in short, and a picture of how it stands. */
export function BookingKey({
  state,
  booking: { units = [], rooms },
  isSmall = false,
}: {
  readonly state: KeyState;
  readonly booking: Pick<DayBooking, 'units' | 'rooms'>;
  readonly isSmall?: boolean;
}) {
  return (
    <span className={cx(styles.key, styles[state], isSmall && styles.small)} aria-hidden="true">
      <bdi>{units[0]?.number ?? shortOf(rooms[0]?.name ?? '')}</bdi>
      <Icon icon={signs[state]} className={styles.sign} />
    </span>
  );
}
