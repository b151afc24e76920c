import { Icon, type IconShape } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BeforeAfter, type EffectRow } from './before-after.tsx';
import * as styles from './effect.module.css';

/** Something beside money that an act does: to the rooms, or that the guest will hear of. */
export interface EffectPoint {
  readonly key: string;
  readonly icon: IconShape;
  readonly said: ReactNode;
}

/** What an act will do, to money, rooms and guest, above its button. */
export function Effect({
  rows,
  points,
}: {
  readonly rows: readonly EffectRow[];
  readonly points: readonly EffectPoint[];
}) {
  return (
    <div className={styles.effect}>
      <section className={styles.part}>
        <h3 className={styles.heading}>
          <Trans context="what an act does to it">Money</Trans>
        </h3>
        <BeforeAfter rows={rows} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>
          <Trans context="what an act does to them">Rooms and guest</Trans>
        </h3>
        <ul className={styles.list}>
          {points.map(({ key, icon, said }) => (
            <li key={key} className={styles.point}>
              <Icon icon={icon} className={styles.sign} />
              <span>{said}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
