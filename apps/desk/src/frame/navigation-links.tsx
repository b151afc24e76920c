import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { menu } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FrameModel } from './desk-frame.types.ts';
import { InboxCount } from './inbox-count.tsx';
import { NavigationLink } from './navigation-link.tsx';
import * as styles from './navigation-links.module.css';
import type { NavigationEntry, NavigationId } from './navigation.ts';
import { hasThumbActs, ThumbActs } from './thumb-acts.tsx';

/** As many as a phone's bar has in reach of a thumb. */
const mostAtThumb = 5;

/** Those that a hand on a phone goes to most come first. */
const byReach = (places: readonly NavigationEntry[]): readonly NavigationEntry[] => [
  ...places.filter(({ isNear }) => isNear),
  ...places.filter(({ isNear }) => !isNear),
];

/**
 * The places of the desk, an icon over a word each: a rail beside the page, or a bar at the foot of a phone, which has new
 * and find in its middle, and whose last place opens those that do not fit. It opens without a script, and closes as another
 * page is shown.
 */
export function NavigationLinks({
  look,
  places,
  frame,
  current,
}: {
  readonly look: 'rail' | 'thumb';
  readonly places: readonly NavigationEntry[];
  readonly frame: FrameModel;
  readonly current: NavigationId | null;
}) {
  const { t } = useLingui();
  const isRail = look === 'rail';
  const { hotel, owed } = frame;
  const room = isRail ? places.length : mostAtThumb - hasThumbActs(hotel);
  const near = places.length <= room ? places : byReach(places).slice(0, room - 1);
  const more = places.filter((place) => !near.includes(place));
  const linkTo = (place: NavigationEntry) => (
    <NavigationLink
      place={place}
      hotelId={hotel.hotelId}
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
        {near.map((place) => (
          <li key={place.id} className={cx(place.isApart && styles.apart)}>
            {linkTo(place)}
          </li>
        ))}
        {isRail ? null : <ThumbActs frame={frame} />}
        {more.length === 0 ? null : (
          <li>
            <details key={current}>
              <summary
                className={styles.place}
                aria-current={more.some(({ id }) => id === current) ? 'true' : undefined}
              >
                <Icon icon={menu} className={styles.icon} />
                <Trans context="more places of the desk">More</Trans>
                {more.some(({ id }) => id === 'answers') ? <InboxCount owed={owed} /> : null}
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
