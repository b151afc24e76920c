import { SiteLink } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './place-links.module.css';
import type { Place, PlaceId } from './places.ts';

/** The places of the desk, an icon over a word each: a rail beside the page, or a bar at the foot of a phone. */
export function PlaceLinks({
  look,
  places,
  hotelId,
  current,
  owed,
}: {
  readonly look: 'rail' | 'thumb';
  readonly places: readonly Place[];
  readonly hotelId: number;
  readonly current: PlaceId | null;
  /** How many answers are owed; null where nobody can say. */
  readonly owed: number | null;
}) {
  const { t, i18n } = useLingui();
  return (
    <nav
      className={look === 'rail' ? styles.rail : styles.thumb}
      aria-label={t({ message: 'The desk', context: 'main navigation' })}
    >
      <ul className={styles.list}>
        {places.map(({ id, icon, label, href, isApart = false }, at) => (
          <li key={id} className={cx(isApart && styles.apart)}>
            <SiteLink
              className={styles.place}
              to={href(hotelId)}
              aria-current={id === current ? 'page' : undefined}
              data-keys={`${at + 1}${id === 'today' ? ' t' : ''}`}
            >
              <Icon icon={icon} className={styles.icon} />
              <span>{i18n._(label)}</span>
              {id !== 'answers' || owed === null || owed === 0 ? null : (
                <span className={styles.mark}>
                  {owed > 99 ? '99+' : owed}
                  <span className={hidden}>
                    {' '}
                    <Trans context="answers, after their number">owed</Trans>
                  </span>
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
