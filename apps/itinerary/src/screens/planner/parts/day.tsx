import { formatKm, formatMiles } from '@latchkey/format/measure';
import { milesOf } from '@latchkey/booking-core/distance';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Plan } from '@latchkey/ui/plan';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ItineraryStop } from '@latchkey/api-contract/types';
import { stopWords } from '../planner.copy.ts';
import type { PlannedDay, PlannerHotel } from '../planner.model.ts';
import * as styles from './day.module.css';

/** One day: its stops in order, and where they lie. */
export function Day({ day, hotel }: { readonly day: PlannedDay; readonly hotel: PlannerHotel }) {
  const { locale } = usePage();
  const places = day.stops.map((stop) => ({
    name: stop.placeName,
    lat: stop.lat,
    lng: stop.lng,
    isPark: stop.placeKind === 'park',
  }));
  return (
    <div className={styles.day}>
      <ol className={styles.line}>
        {day.stops.map((stop, place) => (
          <Stop key={`${stop.startsAt} ${stop.placeName}`} stop={stop} number={place + 1} />
        ))}
      </ol>
      <div className={styles.plan}>
        <Plan
          hotel={{ lat: hotel.latitude, lng: hotel.longitude }}
          places={places}
          kmWords={(km) => formatKm(km, locale)}
        />
      </div>
    </div>
  );
}

function Stop({ stop, number }: { readonly stop: ItineraryStop; readonly number: number }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const [from, to] = [formatTime(stop.startsAt, locale), formatTime(stop.endsAt, locale)];
  const [km, miles] = [formatKm(stop.travelKm, locale), formatMiles(milesOf(stop.travelKm), locale)];
  const minutes = t`${plural(stop.travelMinutes, { one: '# minute', other: '# minutes' })}`;
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <div>
        <p className={styles.time}>{t`${from} to ${to}`}</p>
        <h2 className={styles.name}>{stop.placeName}</h2>
        <p className={styles.facts}>
          {i18n._(stopWords[stop.kind])} · {t`${km} (${miles}), about ${minutes} on the way`}
        </p>
      </div>
    </li>
  );
}
