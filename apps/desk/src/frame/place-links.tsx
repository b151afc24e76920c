import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { ellipsis } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlaceLink } from './place-link.tsx';
import * as styles from './place-links.module.css';
import type { Place, PlaceId } from './places.ts';

/** As many as a phone's bar has in reach of a thumb. */
const mostAtThumb = 5;

/**
 * The places of the desk, an icon over a word each: a rail beside the page, or a bar at the foot of a phone, whose last
 * place opens those that do not fit. It opens without a script, and closes as another page is shown.
 */
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
  const { t } = useLingui();
  const isRail = look === 'rail';
  const fits = isRail || places.length <= mostAtThumb ? places.length : mostAtThumb - 1;
  const more = places.slice(fits);
  const linkTo = (place: Place) => (
    <PlaceLink
      place={place}
      hotelId={hotelId}
      isHere={place.id === current}
      keys={String(places.indexOf(place) + 1)}
      owed={owed}
    />
  );
  return (
    <nav
      className={isRail ? styles.rail : styles.thumb}
      aria-label={t({ message: 'The desk', context: 'main navigation' })}
    >
      <ul className={styles.list}>
        {places.slice(0, fits).map((place) => (
          <li key={place.id} className={cx(place.isApart && styles.apart)}>
            {linkTo(place)}
          </li>
        ))}
        {more.length === 0 ? null : (
          <li>
            <details key={current}>
              <summary
                className={styles.place}
                aria-current={more.some(({ id }) => id === current) ? 'true' : undefined}
              >
                <Icon icon={ellipsis} className={styles.icon} />
                <Trans context="more places of the desk">More</Trans>
              </summary>
              <ul className={styles.sheet}>
                {more.map((place) => (
                  <li key={place.id}>{linkTo(place)}</li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
