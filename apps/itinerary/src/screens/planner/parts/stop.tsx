import type { ItineraryStop } from '@latchkey/api-contract/types';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lock } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { placeUrl } from '../maps.ts';
import { kindOf } from '../planner.copy.ts';
import type { ItineraryPlan, ItineraryDay } from '../planner.model.ts';
import { ChangeStop } from './change-stop.tsx';
import { Leg } from './leg.tsx';
import { useOpeningWords } from './use-opening-words.ts';
import * as styles from './stop.module.css';

interface StopProps {
  readonly plan: ItineraryPlan;
  readonly day: ItineraryDay;
  /** Its place in the day, from 0. */
  readonly at: number;
  readonly stop: ItineraryStop;
}

/** One stop: how one gets there, when, where, why, and when it is open. */
export function Stop({ plan, day, at, stop }: StopProps) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const openingWords = useOpeningWords();
  const { hotel } = plan;
  const [from, to] = [formatTime(stop.startsAt, locale), formatTime(stop.endsAt, locale)];
  const isLocked = stop.isLocked === true;
  const leg = { km: stop.travelKm, minutes: stop.travelMinutes, by: stop.travelBy ?? 'car' };
  const opening = openingWords(stop);
  return (
    <li className={styles.stop}>
      <Leg leg={leg} from={day.stops[at - 1]} to={stop} hotel={{ lat: hotel.latitude, lng: hotel.longitude }} />
      <div className={styles.body}>
        <span className={cx(styles.number, isLocked && styles.held)}>{at + 1}</span>
        <div>
          <p className={styles.time}>
            {t`${from} to ${to}`} · {i18n._(kindOf(stop))}
            {isLocked ? (
              <span className={styles.locked}>
                <Icon icon={lock} />
                <Trans context="of a stop">Locked</Trans>
              </span>
            ) : null}
          </p>
          <h3 className={styles.name}>
            <bdi>{stop.placeName}</bdi>
          </h3>
          {stop.text === undefined ? null : <p className={styles.why}>{stop.text}</p>}
          {opening === null ? null : <p className={styles.opening}>{opening}</p>}
          <div className={styles.acts}>
            <TextLink href={placeUrl(stop)} target="_blank" rel="noopener">
              {t({ message: 'Map', context: 'link to a place on a map' })}
              <span className={hidden}> {stop.placeName}</span>
            </TextLink>
            <ChangeStop plan={plan} day={day} at={at} name={stop.placeName} />
          </div>
        </div>
      </div>
    </li>
  );
}
