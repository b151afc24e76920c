import { formatMomentDate } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { owingTitle } from '../today.copy.ts';

/** Who left owing, and why, until it is settled. */
export function LeftOwing() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { owing, frame, day } = useDay().model;
  const { hotelId } = frame.hotel;
  if (owing.length === 0) return null;
  return (
    <section id="owing" className={styles.section} aria-labelledby="owing-title">
      <header className={styles.margin}>
        <h2 id="owing-title" className={styles.title}>
          {i18n._(owingTitle)}
        </h2>
      </header>
      <ul>
        {owing.map(({ bookingId, reference, guestName, status, at, reason, by, company, currency, balance }) => {
          const since = formatMomentDate(Date.parse(at), day.hotel.timeZone, locale);
          const name = guestName === '' ? reference : guestName;
          return (
            <li key={bookingId} className={styles.owing} data-line={reference}>
              <div className={styles.who}>
                <SiteLink to={deskUrl('booking', { hotelId, reference })} className={styles.name}>
                  <bdi>{name}</bdi>
                </SiteLink>
                <p className={styles.stay}>
                  {status === 'no_show' ? t`Did not come, ${since}` : t`Left ${since}`}
                  {by === undefined ? null : (
                    <>
                      {' · '}
                      <bdi>{by}</bdi>
                    </>
                  )}
                  {company === undefined ? null : (
                    <>
                      {' · '}
                      <bdi>{company}</bdi>
                    </>
                  )}
                  {reason === undefined ? null : (
                    <>
                      {' · '}
                      <bdi>{reason}</bdi>
                    </>
                  )}
                </p>
              </div>
              <p className={styles.due}>
                <bdi className={styles.sum}>
                  {formatMoney(balance.toPay > 0 ? balance.toPay : balance.toGiveBack, currency, locale)}
                </bdi>
                <small className={styles.small}>
                  {balance.toPay > 0 ? (
                    <Trans context="beside a sum">to pay</Trans>
                  ) : (
                    <Trans context="beside a sum">to give back</Trans>
                  )}
                </small>
              </p>
              <SiteLink
                aria-label={t`Settle: ${name}`}
                className={buttonClass({ look: 'quiet', size: 'small' }, styles.act)}
                to={deskUrl('booking', { hotelId, reference }, { open: balance.toPay > 0 ? 'payment' : 'give_back' })}
              >
                <Trans context="act of the reception">Settle</Trans>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
