import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { badgeCheck, brushCleaning, pin, scissors } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateNames } from '../rooms.copy.ts';
import * as bars from './bar.module.css';
import * as styles from '../rooms.module.css';

const shown = ['arriving', 'house', 'leaving', 'booked', 'ask', 'overdue', 'closed'] as const;

/** What the bars and pictures of the plan mean. */
export function Legend() {
  const { i18n } = useLingui();
  return (
    <ul className={styles.legend}>
      {shown.map((state) => (
        <li key={state} className={styles.meaning}>
          <span className={cx(bars.bar, bars[state], styles.sample)} aria-hidden="true" />
          {i18n._(stateNames[state])}
        </li>
      ))}
      <li className={styles.meaning}>
        <Icon icon={badgeCheck} className={styles.sign} />
        <Trans context="of a room">Inspected</Trans>
      </li>
      <li className={styles.meaning}>
        <Icon icon={brushCleaning} className={styles.sign} />
        <Trans context="of a room">To clean</Trans>
      </li>
      <li className={styles.meaning}>
        <Icon icon={pin} className={styles.sign} />
        <Trans context="a stay to its room">Pinned</Trans>
      </li>
      <li className={styles.meaning}>
        <Icon icon={scissors} className={styles.sign} />
        <Trans context="of a stay, one after the other">In several rooms</Trans>
      </li>
    </ul>
  );
}
