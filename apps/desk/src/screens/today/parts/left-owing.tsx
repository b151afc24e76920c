import { withCommas } from '@latchkey/format/list';
import { formatMomentDate } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import * as own from './left-owing.module.css';
import { owingTitle } from '../today.copy.ts';

/** So many payers of a stay stand by name; more are counted. */
const mostNamed = 2;

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
        {owing.map(
          ({ bookingId, reference, guestName, status, at, reason, by, company, payers, currency, balance }) => {
            const since = formatMomentDate(Date.parse(at), day.hotel.timeZone, locale);
            const name = guestName === '' ? reference : guestName;
            const owe = payers ?? (company === undefined ? [] : [company]);
            const count = owe.length;
            const payer =
              count > mostNamed ? t`${plural(count, { one: '# payer', other: '# payers' })}` : withCommas(owe, locale);
            return (
              <li key={bookingId} className={own.owing} data-line={reference}>
                <div className={cx(styles.who, own.part)}>
                  <SiteLink to={deskUrl('booking', { hotelId, reference })} className={cx(styles.name, own.name)}>
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
                    {payer === '' ? null : (
                      <>
                        {' · '}
                        <bdi>{payer}</bdi>
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
                <p className={cx(styles.due, own.part)}>
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
                  className={buttonClass({ look: 'quiet', size: 'small' }, cx(styles.act, own.act))}
                  to={deskUrl('booking', { hotelId, reference }, { open: balance.toPay > 0 ? 'payment' : 'give_back' })}
                >
                  <Trans context="act of the reception">Settle</Trans>
                </SiteLink>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
