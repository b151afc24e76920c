import type { DayBooking } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { circleDashed, sparkles } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import * as styles from '../today.module.css';

/** Which rooms wait for who comes, by their numbers, and whether they are ready. */
export function RoomMark({ units }: { readonly units: NonNullable<DayBooking['units']> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isReady = units.every((unit) => unit.isReady);
  const rooms = withCommas(
    units.filter((unit) => unit.isReady === isReady).map(({ number }) => number),
    locale,
  );
  return (
    <li className={cx(styles.mark, isReady && styles.good)}>
      <Icon icon={isReady ? sparkles : circleDashed} className={styles.sign} />
      {isReady
        ? t({ message: `${rooms} ready`, context: 'rooms by their numbers' })
        : t({ message: `${rooms} not ready`, context: 'rooms by their numbers' })}
    </li>
  );
}
