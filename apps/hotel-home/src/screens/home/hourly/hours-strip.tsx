import { formatHour } from '@latchkey/format/time';
import { SiteLink, usePage } from '@latchkey/site';
import type { HoursModel } from '@latchkey/stay/use-stay';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './hours-strip.module.css';

interface HoursStripProps {
  readonly hourly: HoursModel;
  /** The address of a stay from an hour on. */
  readonly to: (hour: number) => string;
}

/** The day as 24 cells: those a stay can begin in are links, and the stay that is chosen is drawn over its hours. */
export function HoursStrip({ hourly, to }: HoursStripProps): ReactNode {
  const { locale } = usePage();
  const states = hourly.slots.map((slot) => hourState(hourly, slot));
  return (
    <>
      <ol className={styles.strip}>
        {hourly.slots.map(({ hour }, place) => {
          const state = states[place] ?? 'closed';
          const look = cx(styles.hour, isInStay(hourly, hour) && styles.chosen, styles[state]);
          const name = formatHour(hour, locale);
          return (
            <li key={hour}>
              {state === 'free' ? (
                <SiteLink className={look} aria-current={hour === hourly.start ? 'true' : undefined} to={to(hour)}>
                  {name}
                </SiteLink>
              ) : (
                <span className={look}>
                  {name}
                  <span className={cx(hidden)}>
                    {state === 'sold-out' ? (
                      <Trans context="an hour that cannot be booked">sold out</Trans>
                    ) : (
                      <Trans context="an hour that cannot be booked">not available</Trans>
                    )}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <StripKey states={states} isChosen={hourly.start !== null} />
    </>
  );
}

/** What the looks of the cells mean; only those that are there. */
function StripKey({
  states,
  isChosen,
}: {
  readonly states: readonly HourState[];
  readonly isChosen: boolean;
}): ReactNode {
  return (
    <ul className={styles.key}>
      {isChosen ? (
        <li>
          <span className={cx(styles.hour, styles.chosen)} />
          <Trans context="hours of the stay">your stay</Trans>
        </li>
      ) : null}
      {states.includes('sold-out') ? (
        <li>
          <span className={cx(styles.hour, styles['sold-out'])} />
          <Trans context="an hour that cannot be booked">sold out</Trans>
        </li>
      ) : null}
      {states.includes('closed') ? (
        <li>
          <span className={cx(styles.hour, styles.closed)} />
          <Trans context="an hour that cannot be booked">not available</Trans>
        </li>
      ) : null}
    </ul>
  );
}

/** What an hour of the day is to a guest who wants to arrive in it: `closed` has gone by or is never sold. */
type HourState = 'free' | 'sold-out' | 'closed';

/** Whether a stay of the length chosen can begin in an hour of the day. */
function hourState({ hours }: Pick<HoursModel, 'hours'>, slot: HoursModel['slots'][number]): HourState {
  if (!slot.isOffered) return slot.closedAs === 'sold_out' ? 'sold-out' : 'closed';
  const isFree = slot.rooms.some(({ lengths }) => lengths.some((length) => length.hours === hours));
  return isFree ? 'free' : 'closed';
}

/** Whether an hour lies in the stay that is chosen. */
const isInStay = ({ start, hours }: Pick<HoursModel, 'start' | 'hours'>, hour: number): boolean =>
  start !== null && hours !== null && hour >= start && hour < start + hours;
