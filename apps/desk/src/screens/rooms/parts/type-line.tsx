import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { PlanType } from '../rooms.model.ts';
import { placed } from './bar.tsx';
import * as styles from './tape.module.css';

/** How many letters stand beside the first day, on a phone and elsewhere; a longer name stands over what is left. */
const fits = { phone: 11, elsewhere: 16 };

/** The name of a type over its rooms, and how many of it can still be sold each night. */
export const TypeLine = memo(function TypeLine({ type: { name, left: all } }: { readonly type: PlanType }) {
  return (
    <div
      role="row"
      className={cx(
        styles.row,
        styles.type,
        name.length > fits.elsewhere ? styles.tall : name.length > fits.phone && styles.tallOnPhone,
      )}
    >
      <div role="rowheader" className={styles.unit}>
        <span className={styles.typeName}>{name}</span>
      </div>
      <div className={styles.track} role="presentation">
        {all.map((left, at) =>
          left === null ? null : (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- Its place is the day.
              key={at}
              role="gridcell"
              className={cx(styles.left, left === 0 && styles.full)}
              style={placed({ start: 2 * at, end: 2 * at + 2 })}
            >
              {left === 0 ? (
                <Trans context="no room of a type is left on a night">full</Trans>
              ) : (
                <Trans context="how many rooms of a type are left on a night">{left} left</Trans>
              )}
            </span>
          ),
        )}
      </div>
    </div>
  );
});
