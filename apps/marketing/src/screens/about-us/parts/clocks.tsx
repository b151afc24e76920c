import { minutesOf } from '@latchkey/booking-core/clock';
import { formatMomentTime, wallClockIn } from '@latchkey/format/moment';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useAddressAt } from '../../../live/use-address-at.ts';
import type { HotelOnClock } from '../about-us.model.ts';
import * as styles from './clocks.module.css';

interface ClocksProps {
  readonly hotels: readonly HotelOnClock[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** This moment on the clocks of hotels: every deadline is read on the hotel's own. */
export function Clocks({ hotels, now }: ClocksProps) {
  const inOrder = hotels.toSorted((one, other) => clockOf(one, now).localeCompare(clockOf(other, now)));
  return (
    <section className={cx(wrap, styles.clocks)} aria-labelledby="clocks">
      <h2 id="clocks">
        <Plural value={hotels.length} one="The time at our # hotel now" other="The time at our # hotels now" />
      </h2>
      <p className={lead}>
        <Trans>
          A deadline at noon is noon at the hotel, wherever the guest is. Each line is the day at one hotel: the time
          now, check-out and check-in.
        </Trans>
      </p>
      <ul>
        {inOrder.map((hotel) => (
          <HotelDay key={hotel.id} hotel={hotel} now={now} />
        ))}
      </ul>
    </section>
  );
}

const clockOf = ({ timeZone }: HotelOnClock, now: number): string => {
  const { date, time } = wallClockIn(now, timeZone);
  return `${date} ${time}`;
};

/** How far into the day a time is, 0 to 1. */
const shareOf = (time: string): number => minutesOf(time) / 1440;

function HotelDay({ hotel, now }: { readonly hotel: HotelOnClock; readonly now: number }) {
  const { locale } = usePage();
  const addressAt = useAddressAt(hotel);
  const { name, place, timeZone, checkInTime, checkOutTime, theme } = hotel;
  const [checkOut, checkIn] = [formatTime(checkOutTime, locale), formatTime(checkInTime, locale)];
  const look = {
    '--tag': theme.tag,
    '--now': shareOf(wallClockIn(now, timeZone).time),
    '--in': shareOf(checkInTime),
    '--out': shareOf(checkOutTime),
  } as CSSProperties;
  return (
    <li className={styles.hotel} style={look}>
      <div>
        <a href={addressAt(urlOf('hotelHome'))}>{name}</a>
        <small>{place}</small>
      </div>
      <b className={styles.time}>{formatMomentTime(now, timeZone, locale)}</b>
      <div className={styles.band} aria-hidden="true">
        <i className={styles.now} />
      </div>
      <small className={styles.hours}>
        <Trans>
          Check-out until {checkOut}, check-in from {checkIn}
        </Trans>
      </small>
    </li>
  );
}
