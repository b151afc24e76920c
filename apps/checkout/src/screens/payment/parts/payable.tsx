import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { arrowLeft } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useRoomsAgain } from '../../../stay/rooms-again.tsx';
import { useVisitPayment } from '../../../stay/use-visit-payment.ts';
import { WithoutScript } from '../../../stay/without-script.tsx';
import { isHeld, type PayableBooking } from '../payment.model.ts';
import { useFirstOpening } from '../use-first-opening.ts';
import { useHoldEnd } from '../use-hold-end.ts';
import { usePayment } from '../use-payment.ts';
import { useWatching } from '../use-watching.ts';
import { BookingTag } from './booking-tag.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { PayAtProperty } from './pay-at-property.tsx';
import { PayableLead, Title } from './payable-lead.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';
import { PayOnline } from './pay-online.tsx';
import * as styles from './payable.module.css';

/** One step is left, or more money is due: exactly what is due is asked for, and how it went is said. */
export function Payable({ payable }: { readonly payable: PayableBooking }) {
  const { booking, purpose } = payable;
  const { locale } = usePage();
  const rooms = useRoomsAgain();
  useVisitPayment();
  const payment = usePayment(payable);
  // Who comes back from a bank's page reads first what came of it.
  const isFirst = isHeld(purpose) && payable.refusal === null;
  useFirstOpening(isFirst ? booking.bookingId : null, () => void payment.payOnline(payable.inInstalments));
  useWatching(payable, payment);
  useHoldEnd(payable.expiresAt, payment.busy === null && payment.reported === null);
  if (payment.problem === 'returned') return <NothingToPay reason="returned" />;
  if (payment.problem === 'booking_expired' || payment.problem === 'not_found') return <NothingToPay reason="gone" />;
  if (payment.reported !== null) return <PaymentUnderWay payable={payable} />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div className={styles.main}>
        {isHeld(purpose) ? (
          <p>
            <TextLink href={rooms.href}>
              <Icon icon={arrowLeft} />
              {rooms.label}
            </TextLink>
          </p>
        ) : null}
        <h1 className={styles.title}>
          <Title purpose={purpose} />
        </h1>
        <p className={cx(lead, soft)}>
          <PayableLead payable={payable} />
        </p>
        <PaymentTrouble problem={payment.problem} reason={payment.reason} />
        <div className={styles.acts}>
          <PayOnline payable={payable} payment={payment} />
          {payable.mayPayAtProperty ? <PayAtProperty payment={payment} /> : null}
          {isHeld(purpose) ? null : (
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
