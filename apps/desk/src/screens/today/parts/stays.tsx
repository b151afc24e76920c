import type { DayBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { BookingKey } from './booking-key.tsx';
import { GuestLink } from './guest-link.tsx';

/** Stays with nothing to do: a small key each. */
export function Stays({
  bookings,
  state,
}: {
  readonly bookings: readonly DayBooking[];
  readonly state: 'house' | 'left';
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { timeZone } = useDay().model.day.hotel;
  const said = ({ stay, leftAt }: DayBooking): string => {
    if (leftAt !== null) {
      const time = formatMomentTime(Date.parse(leftAt), timeZone, locale);
      return t`left ${time}`;
    }
    const until = formatDate(stay.kind === 'nights' ? stay.checkOut : stay.date, locale);
    return t`to ${until}`;
  };
  const owed = ({ toPay, toGiveBack = 0, currency }: DayBooking): string | null => {
    const sum = formatMoney(toPay > 0 ? toPay : toGiveBack, currency, locale);
    return toPay > 0 ? t`${sum} to pay` : toGiveBack > 0 ? t`${sum} to give back` : null;
  };
  if (bookings.length === 0) return null;
  return (
    <ul className={styles.stays}>
      {bookings.map((booking) => (
        <li key={booking.bookingId} className={styles.small} data-line={booking.reference}>
          <BookingKey state={state} booking={booking} look="small" />
          <span>
            <GuestLink booking={booking} className={styles.guest} />
            <small className={styles.until}>{said(booking)}</small>
            {owed(booking) === null ? null : <small className={styles.owed}>{owed(booking)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
