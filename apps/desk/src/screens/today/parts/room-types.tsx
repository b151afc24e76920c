import type { Day } from '@latchkey/api-contract/types';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../today.module.css';

/** How each type of room stands tonight. */
export function RoomTypes({ types }: { readonly types: Day['roomTypes'] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.types} aria-label={t`Rooms tonight`}>
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
