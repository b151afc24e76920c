import type { ItineraryStop } from '@latchkey/api-contract/types';
import { milesOf } from '@latchkey/booking-core/distance';
import { formatKm, formatMiles } from '@latchkey/format/measure';
import { usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { hidden } from '@latchkey/ui/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { wayUrl, type GeoPoint } from '../maps.ts';
import type { WayBack } from '../planner.model.ts';
import * as styles from './leg.module.css';

interface LegProps {
  readonly leg: WayBack;
  /** Absent: it begins at the hotel. */
  readonly from: ItineraryStop | undefined;
  /** Null: it ends at the hotel. */
  readonly to: ItineraryStop | null;
  readonly hotel: GeoPoint;
}

/** The way to a stop or back to the hotel: an estimate, and the exact way in maps. */
export function Leg({ leg, from, to, hotel }: LegProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [km, miles] = [formatKm(leg.km, locale), formatMiles(milesOf(leg.km), locale)];
  const minutes = t`${plural(leg.minutes, { one: '# minute', other: '# minutes' })}`;
  const way = leg.by === 'foot' ? t`about ${minutes} on foot` : t`about ${minutes} by car`;
  return (
    <p className={styles.leg}>
      <span>
        {to === null ? <Trans>Back to the hotel:</Trans> : null}{' '}
        {from === undefined ? <Trans>From the hotel:</Trans> : null} {t`${way}, ${km} (${miles})`}
      </span>{' '}
      <TextLink href={wayUrl(from ?? hotel, to ?? hotel, leg.by)} target="_blank" rel="noopener" className={styles.way}>
        {t({ message: 'Directions', context: 'link to directions' })}
        <span className={hidden}> {to === null ? t`back to the hotel` : to.placeName}</span>
      </TextLink>
    </p>
  );
}
