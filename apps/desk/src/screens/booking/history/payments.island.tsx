import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { actWords } from '../acts/act.copy.ts';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { wayWords } from '../way.copy.ts';
import { Deposit } from './deposit.island.tsx';
import * as styles from '../parts/payments.module.css';
import { Payers } from './payers.tsx';
import { PageSection } from '../parts/section.tsx';
import { withHistoryWords } from './history-words.ts';

/** Who pays what of a divided stay, and the money in the house's hands: of a security deposit, and at the counter. */
export const Payments = withHistoryWords(() => (
  <>
    <Payers />
    {useBooking().model.booking.deposit === undefined ? null : (
      <Suspense fallback={null}>
        <Deposit />
      </Suspense>
    )}
    <AtCounter />
  </>
));

/** The payments at the counter, with who took each; one that was taken back stays, struck. */
function AtCounter() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, can, busy } = useBooking();
  const { propertyPayments = [], owedAtProperty = 0, currency, timeZone } = model.booking;
  if (propertyPayments.length === 0 && owedAtProperty === 0) return null;
  const owed = formatMoney(owedAtProperty, currency, locale);
  return (
    <PageSection id="payments" title={<Trans context="section of a booking">At the counter</Trans>}>
      {propertyPayments.length === 0 ? null : (
        <ul>
          {propertyPayments.map(({ paymentId, method, amount, note, recordedAt, by, takenBackAt }) => {
            const said = (
              <>
                {i18n._(wayWords[method])} <Price>{formatMoney(amount, currency, locale)}</Price>
              </>
            );
            return (
              <li key={paymentId} className={styles.payment}>
                <span>
                  {takenBackAt === undefined ? said : <s className={styles.gone}>{said}</s>}
                  <small className={styles.small}>
                    {formatMomentDate(Date.parse(recordedAt), timeZone, locale)},{' '}
                    {formatMomentTime(Date.parse(recordedAt), timeZone, locale)} · <bdi>{by}</bdi>
                    {note === undefined ? null : (
                      <>
                        {' · '}
                        <bdi>{note}</bdi>
                      </>
                    )}
                  </small>
                </span>
                {takenBackAt === undefined && can.includes('take_payment_back') ? (
                  <ActForm act="take_payment_back" fields={{ payment: paymentId }} className={styles.act}>
                    <Button type="submit" look="quiet" size="small" busy={busy === 'take_payment_back'}>
                      {i18n._(actWords.take_payment_back)}
                    </Button>
                  </ActForm>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
      {owedAtProperty === 0 ? null : (
        <p className={styles.owed}>
          <Trans>You owe the guest {owed} of it.</Trans>
        </p>
      )}
    </PageSection>
  );
}
