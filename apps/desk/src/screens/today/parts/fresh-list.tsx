import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { GuestLink } from './guest-link.tsx';
import { StayLine } from './stay-line.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** What was booked and cancelled since the person was last here, and that it has been seen: a press that needs no script. */
export function FreshList() {
  const { t } = useLingui();
  const { locale, now } = usePage();
  const { fresh, since, hotel } = useDay().model.day;
  if (fresh.length === 0) return null;
  const timeOf = (iso: string): string => formatMomentTime(Date.parse(iso), hotel.timeZone, locale);
  const sinceMs = Date.parse(since);
  const sinceSaid = `${formatMomentDate(sinceMs, hotel.timeZone, locale)}, ${timeOf(since)}`;
  return (
    <section className={cx(styles.section, styles.screenOnly)} aria-labelledby="fresh-title">
      <header className={styles.margin}>
        <h2 id="fresh-title" className={styles.title}>
          <Trans>New and cancelled</Trans>
        </h2>
        <p className={styles.aside}>
          <Trans>since {sinceSaid}</Trans>
        </p>
        <ActionForm action={postAddress('seen', locale)}>
          <input type="hidden" name="at" value={new Date(now).toISOString()} />
          <Button type="submit" look="quiet" size="small" className={styles.act}>
            <Trans context="what is new on the day sheet">Seen</Trans>
          </Button>
        </ActionForm>
      </header>
      <ul className={styles.fresh}>
        {fresh.map((booking) => {
          const booked = timeOf(booking.bookedAt);
          const ended = timeOf(booking.endedAt ?? booking.bookedAt);
          return (
            <li key={booking.bookingId} className={styles.brief} data-line={booking.reference}>
              <span className={styles.until}>
                {booking.status === 'cancelled' ? t`Cancelled ${ended}` : t`Booked ${booked}`}
              </span>
              <span>
                <GuestLink booking={booking} className={styles.guest} />
                <StayLine booking={booking} />
              </span>
              <bdi className={styles.sum}>{formatMoney(booking.total, booking.currency, locale)}</bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
