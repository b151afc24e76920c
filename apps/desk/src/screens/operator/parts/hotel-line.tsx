import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { OperatedHotel, HotelsModel } from '../operator.model.ts';
import * as styles from '../operator.module.css';
import { ChangeLines } from './change-lines.tsx';
import { HotelActs } from './hotel-acts.tsx';

/** A hotel: which, whose, since when, and what can be done with it. */
export function HotelLine({ hotel, typed }: { readonly hotel: OperatedHotel } & Pick<HotelsModel, 'typed'>) {
  const { locale } = usePage();
  const { hotelId, name, owner, since, address, words } = hotel;
  const others = [...new Set((hotel.names ?? []).map((one) => one.name))].filter((one) => one !== name);
  const at = since === null ? null : Date.parse(since);
  return (
    <li className={styles.line}>
      <div className={styles.who}>
        <b className={styles.name}>
          <bdi>{name === '' ? hotelId : name}</bdi>
        </b>
        <span className={soft}>
          {' '}
          <bdi>{hotelId}</bdi>
          {at === null ? null : (
            <>
              {' · '}
              <Trans>
                since {formatMomentDate(at, 'UTC', locale)}, {formatMomentTime(at, 'UTC', locale)} UTC
              </Trans>
            </>
          )}
        </span>
        {owner === null ? null : (
          <p className={styles.small}>
            <bdi>{owner.name}</bdi>,{' '}
            <a href={`mailto:${encodeURIComponent(owner.mail)}`}>
              <bdi dir="ltr">{owner.mail}</bdi>
            </a>
          </p>
        )}
        {address === null ? null : (
          <p className={styles.small}>
            {hotel.state === 'live' ? (
              <a href={address} target="_blank" rel="noopener">
                <bdi dir="ltr">{address}</bdi>
              </a>
            ) : (
              <bdi dir="ltr">{address}</bdi>
            )}
          </p>
        )}
        {others.length === 0 ? null : (
          <p className={styles.small}>
            <Trans>In other languages:</Trans>{' '}
            {others.map((one, at) => (
              <span key={one}>
                {at === 0 ? '' : ' · '}
                <bdi>{one}</bdi>
              </span>
            ))}
          </p>
        )}
        {hotel.ownHost === undefined || hotel.ownHost === null ? null : (
          <p className={styles.small}>
            <Trans>Names as its own:</Trans> <bdi dir="ltr">{hotel.ownHost}</bdi>
          </p>
        )}
        {hotel.changes === undefined ? null : <ChangeLines changes={hotel.changes} />}
        {words === null ? null : (
          <p className={styles.small}>
            “<bdi>{words}</bdi>”
          </p>
        )}
      </div>
      <HotelActs hotel={hotel} words={typed.hotelId === String(hotelId) ? typed.words : null} />
    </li>
  );
}
