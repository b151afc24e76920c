import type { Day } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './room-types.module.css';

/** How each type of room stands tonight. */
export function RoomTypes({
  types,
  isForPrint,
}: {
  readonly types: Day['roomTypes'];
  /** A rack says it on the screen; paper has no room for that. */
  readonly isForPrint: boolean;
}) {
  const { t } = useLingui();
  return (
    <ul className={cx(styles.types, isForPrint && styles.forPrint)} aria-label={t`Rooms tonight`}>
      {types.map(({ roomTypeId, name, total, sold, toSell }) => (
        <li key={roomTypeId} className={styles.type}>
          <b className={styles.typeName}>{name}</b>
          <span>
            <Trans>
              {sold} of {total} sold, {toSell} to sell
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}
