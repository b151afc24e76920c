import { milesOf } from '@latchkey/booking-core/distance';
import { formatDate } from '@latchkey/format/date';
import { formatKm, formatMiles } from '@latchkey/format/measure';
import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { externalLink } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { AreaMap } from '@latchkey/ui/area-map';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { wholeDayUrl } from '../maps.ts';
import type { ItineraryPlan, ItineraryDay } from '../planner.model.ts';
import { Leg } from './leg.tsx';
import { MissingMeals } from './missing-meals.tsx';
import { Stop } from './stop.tsx';
import * as styles from './day-page.module.css';

/** As many stops as a printed page holds in full size. */
const comfortable = 8;

/** One day as a spread of a book: where it leads on one page, its stops on the other. */
export function DayPage({ day, plan }: { readonly day: ItineraryDay; readonly plan: ItineraryPlan }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { hotel } = plan;
  const position = { lat: hotel.latitude, lng: hotel.longitude };
  const km = day.stops.reduce((sum, stop) => sum + stop.travelKm, day.back?.km ?? 0);
  const [whole, miles] = [formatKm(km, locale), formatMiles(milesOf(km), locale)];
  const number = day.day;
  const ringWords = (ring: number): string => {
    const distance = formatNumber(ring, locale, { most: 2 });
    return t({ message: `${distance} km`, context: 'distance on a plan' });
  };
  const id = `day-${day.day}`;
  return (
    <section
      className={cx(
        styles.spread,
        day.stops.length > comfortable && styles.long,
        day.day === plan.days.length && styles.last,
      )}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.where}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t`Day ${number}`}
          {day.date === null ? null : <span className={styles.date}>{formatDate(day.date, locale, 'full')}</span>}
        </h2>
        <p className={cx(small, styles.hotel)}>{hotel.name}</p>
        {day.stops.length === 0 ? null : (
          <>
            <div className={styles.drawing}>
              <AreaMap
                hotel={position}
                places={day.stops.map(({ placeName, lat, lng, placeKind }) => ({
                  name: placeName,
                  lat,
                  lng,
                  isPark: placeKind === 'park',
                }))}
                kmWords={ringWords}
                isRoute
              />
            </div>
            <p className={cx(small, soft)}>{t`${whole} (${miles}) in all, in straight lines.`}</p>
            <p className={styles.ways}>
              <TextLink href={wholeDayUrl(position, day.stops)} target="_blank" rel="noopener">
                <Trans>The whole round in maps</Trans>
                <Icon icon={externalLink} />
              </TextLink>
            </p>
          </>
        )}
      </div>
      {day.stops.length === 0 ? (
        <p className={styles.empty}>
          <Trans>We have no more places to suggest for this day. Ask at reception: they know what opens today.</Trans>
        </p>
      ) : (
        <div>
          <ol>
            {day.stops.map((stop, at) => (
              <Stop key={at} day={day} at={at} stop={stop} plan={plan} />
            ))}
          </ol>
          {day.back === null ? null : <Leg leg={day.back} from={day.stops.at(-1)} to={null} hotel={position} />}
          <div className={styles.after}>
            <MissingMeals stops={day.stops} />
          </div>
        </div>
      )}
    </section>
  );
}
