import { formatMomentTime } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Button, TextButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lock } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useVisitPayment } from '../../../stay/use-visit-payment.ts';
import { WithoutScript } from '../../../stay/without-script.tsx';
import type { PayableBooking, PaymentPurpose } from '../payment.model.ts';
import { useFirstOpening } from '../use-first-opening.ts';
import { useHoldEnd } from '../use-hold-end.ts';
import { usePayment } from '../use-payment.ts';
import { useWatching } from '../use-watching.ts';
import { BookingTag } from './booking-tag.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PayAtProperty } from './pay-at-property.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';
import * as styles from './payable.module.css';

/** One step is left, or more money is due: exactly what is due is asked for, and how it went is said. */
export function Payable({ payable }: { readonly payable: PayableBooking }) {
  const { booking, purpose } = payable;
  const { locale } = usePage();
  useVisitPayment();
  const payment = usePayment(payable);
  useFirstOpening(purpose === 'stay' ? booking.bookingId : null, () => void payment.payOnline(payable.inInstalments));
  useWatching(payable, payment);
  useHoldEnd(payable.expiresAt, payment.busy === null && payment.reported === null);
  if (payment.problem === 'returned') return <NothingToPay reason="returned" />;
  if (payment.problem === 'booking_expired' || payment.problem === 'not_found') return <NothingToPay reason="gone" />;
  if (payment.reported !== null) return <PaymentUnderWay payable={payable} />;
  const amount = <Price weight="plain">{formatMoney(payable.amount, booking.currency, locale)}</Price>;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div className={styles.main}>
        <h1 className={styles.title}>
          <Title purpose={purpose} />
        </h1>
        <p className={cx(lead, soft)}>
          <Lead payable={payable} />
        </p>
        <PaymentTrouble problem={payment.problem} reason={payment.reason} />
        <div className={styles.acts}>
          <Button
            size="large"
            busy={payment.busy === 'online'}
            onPointerEnter={payment.prepare}
            onFocus={payment.prepare}
            onClick={() => void payment.payOnline(false)}
          >
            <Icon glyph={lock} />
            <span>
              <Trans>Pay {amount} now</Trans>
            </span>
          </Button>
          {payable.instalments.length === 0 ? null : (
            <TextButton onClick={() => void payment.payOnline(true)}>
              <Trans>Pay in {payable.instalments.length} parts instead</Trans>
            </TextButton>
          )}
          {payable.mayPayAtProperty ? <PayAtProperty payable={payable} payment={payment} /> : null}
          {purpose === 'stay' ? null : (
            <TextLink href={inLanguage(urlOf('confirmation', { bookingId: booking.bookingId }), locale)}>
              <Trans>Not now, back to my booking</Trans>
            </TextLink>
          )}
        </div>
        <WithoutScript mayPayAtProperty={payable.mayPayAtProperty} />
        <p className={cx(small, soft)}>
          <Trans>Payment opens in our gateway’s own window. Card numbers never reach the hotel or this site.</Trans>
        </p>
      </div>
      <BookingTag booking={booking} amount={payable.amount} />
    </main>
  );
}

function Title({ purpose }: { readonly purpose: PaymentPurpose }) {
  switch (purpose) {
    case 'stay':
      return <Trans>One last step.</Trans>;
    case 'difference':
      return <Trans>Your change costs a little more.</Trans>;
    case 'balance':
      return <Trans>Pay the rest now.</Trans>;
  }
}

function Lead({ payable: { purpose, booking, expiresAt } }: { readonly payable: PayableBooking }) {
  const { locale, site } = usePage();
  const city = site.hotel?.city ?? '';
  const until = expiresAt === null ? null : formatMomentTime(Date.parse(expiresAt), booking.timeZone, locale);
  if (purpose === 'balance')
    return <Trans>Your stay is confirmed. What is left can be paid here, or at reception.</Trans>;
  if (purpose === 'difference')
    return until === null ? (
      <Trans>Your booking stays as it was until the difference is paid.</Trans>
    ) : (
      <Trans>
        Your change waits for you until {until}, {city} time. Your booking stays as it was until the difference is paid.
      </Trans>
    );
  return until === null ? (
    <Trans>Your room is held for you while you pay.</Trans>
  ) : (
    <Trans>
      Your room is held for you until {until}, {city} time. Nothing is charged before you say so in the payment window.
    </Trans>
  );
}
