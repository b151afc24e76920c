import { formatKm, formatMiles, formatRingKm } from '@latchkey/format/measure';
import { SiteLink, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink, textLinkClass } from '@latchkey/ui/button';
import { arrowRight, externalLink } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { AreaMap } from '@latchkey/ui/area-map';
import { Section } from '@latchkey/ui/section';
import { numbers } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { later } from '../../../offer/words/later-words.ts';
import { RealMap } from './real-map.island.tsx';
import * as styles from './around.module.css';

/** As many as the plan can hold without crowding. */
const most = 8;

/** The neighbourhood, drawn to scale and told in distances; of a hotel that names no place, where it is. */
export const Around = later(({ model: { hotel, places } }: { readonly model: HomeModel }): ReactNode => {
  const { locale } = usePage();
  const shown = places.slice(0, most);
  const position = { lat: hotel.latitude, lng: hotel.longitude };
  const title = <Trans>Around us</Trans>;
  if (shown.length === 0)
    return (
      <Section id="around" title={title} note={<MapLink {...position} />}>
        <p>{hotel.address}</p>
      </Section>
    );
  return (
    <Section id="around" title={title} note={<AroundNote position={position} hotelId={hotel.id} />}>
      <div className={styles.around}>
        <RealMap hotel={position} places={shown.map(({ geometry }) => geometry.location)}>
          <AreaMap
            hotel={position}
            kmWords={(km) => formatRingKm(km, locale)}
            places={shown.map(({ name, kind, geometry }) => ({ name, ...geometry.location, isPark: kind === 'park' }))}
          />
        </RealMap>
        <ol className={styles.list}>
          {shown.map((place) => (
            <li key={place.name}>
              <span>{place.name}</span>
              <span className={numbers}>
                {formatKm(place.distanceKm, locale)}
                <small>{formatMiles(place.distanceMiles, locale)}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
});

interface AroundNoteProps {
  readonly position: { readonly lat: number; readonly lng: number };
  readonly hotelId: number;
}

function AroundNote({ position, hotelId }: AroundNoteProps): ReactNode {
  return (
    <>
      <p>
        <Trans>Straight-line distances from our gate.</Trans>
      </p>
      <MapLink {...position} />
      <p>
        <SiteLink className={textLinkClass} to={urlOf('planner', { hotelId })}>
          <Trans>Plan your days</Trans>
          <Icon icon={arrowRight} />
        </SiteLink>
      </p>
    </>
  );
}

const MapLink = ({ lat, lng }: AroundNoteProps['position']): ReactNode => (
  <p>
    <TextLink href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`} target="_blank" rel="noopener">
      <Trans>Open in maps</Trans>
      <Icon icon={externalLink} />
    </TextLink>
  </p>
);
