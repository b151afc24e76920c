import { formatRingKm } from '@latchkey/format/measure';
import { telUrl } from '@latchkey/format/phone';
import { usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { arrowRight, mapPin, phone } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { AreaMap } from '@latchkey/ui/area-map';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ShownBooking } from '../booking.model.ts';
import * as styles from './finding-us.module.css';

/** Where the hotel is: drawn, said, and one press from the device's own maps. */
export function FindingUs({ shown: { hotel, places } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const id = useId();
  const place = `${hotel.latitude},${hotel.longitude}`;
  return (
    <section aria-labelledby={id} data-below="phone">
      <h2 id={id} className={styles.title}>
        <Trans>Finding us</Trans>
      </h2>
      <div className={styles.way}>
        <div>
          <AreaMap
            hotel={{ lat: hotel.latitude, lng: hotel.longitude }}
            places={places}
            kmWords={(km) => formatRingKm(km, locale)}
            shape="flat"
          />
          {/* The numbers on the plan. */}
          <ol className={cx(small, soft, styles.places)}>
            {places.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </div>
        <div>
          <p>
            <bdi>{hotel.address}</bdi>
          </p>
          <p className={cx(small, soft, styles.directions)}>{hotel.directions}</p>
          <ul className={styles.ways}>
            <li>
              <TextLink
                href={`https://www.google.com/maps/search/?api=1&query=${place}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon icon={mapPin} />
                <Trans>Open in maps</Trans>
              </TextLink>
            </li>
            <li>
              <TextLink
                href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon icon={arrowRight} />
                <Trans>Directions</Trans>
              </TextLink>
            </li>
            <li>
              <TextLink href={telUrl(hotel.phone)}>
                <Icon icon={phone} />
                <span>
                  <Trans>
                    Call the hotel: <bdi>{hotel.phone}</bdi>
                  </Trans>
                </span>
              </TextLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
