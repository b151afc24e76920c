import { formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button, TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lock } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paymentProblems } from '../payment.copy.ts';
import type { PayableBooking } from '../payment.model.ts';
import { useFirstOpening } from '../use-first-opening.ts';
import { usePayment } from '../use-payment.ts';
import { BookingTag } from './booking-tag.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import * as styles from './payable.module.css';

/** The room is held; one step is left. */
export function Payable({ payable: { booking, mayPayAtProperty } }: { readonly payable: PayableBooking }) {
  const { locale } = usePage();
  const { i18n } = useLingui();
  const payment = usePayment(booking);
  useFirstOpening(booking.bookingId, () => void payment.payOnline());
  if (payment.problem === 'booking_expired' || payment.problem === 'not_found') return <NothingToPay reason="gone" />;
  const amount = <Price weight="plain">{formatMoney(booking.amountDueNow, booking.currency, locale)}</Price>;
  const until =
    booking.expiresAt === null ? null : formatMomentTime(Date.parse(booking.expiresAt), booking.timeZone, locale);
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div className={styles.main}>
        <h1 className={styles.title}>
          <Trans>One last step.</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          {until === null ? (
            <Trans>Your room is held for you while you pay.</Trans>
          ) : (
            <Trans>
              Your room is held for you until {until}. Nothing is charged before you say so in the payment window.
            </Trans>
          )}
        </p>
        {payment.problem === null ? null : (
          <Notice
            tone={payment.problem === 'closed' ? 'warn' : 'bad'}
            role="alert"
            title={i18n._(paymentProblems[payment.problem])}
          />
        )}
        <div className={styles.acts}>
          <Button size="large" busy={payment.busy === 'online'} onClick={() => void payment.payOnline()}>
            <Icon glyph={lock} />
            <span>
              <Trans>Pay {amount} now</Trans>
            </span>
          </Button>
          {mayPayAtProperty ? (
            <TextButton aria-busy={payment.busy === 'at-property'} onClick={() => void payment.payAtProperty()}>
              <Trans>Pay at the hotel instead</Trans>
            </TextButton>
          ) : null}
        </div>
        <p className={cx(small, soft)}>
          <Trans>Payment opens in our gateway’s own window. Card numbers never reach the hotel or this site.</Trans>
        </p>
      </div>
      <BookingTag booking={booking} />
    </main>
  );
}
