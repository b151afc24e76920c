import { telUrl } from '@latchkey/format/phone';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lead, small, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { PayableBooking } from '../payment.model.ts';
import { BookingTag } from './booking-tag.tsx';
import * as styles from './payable.module.css';

/** Money may have left: nothing can be paid again here. The page goes on by itself; without JavaScript it is looked at again. */
export function PaymentUnderWay({ payable: { booking, amount } }: { readonly payable: PayableBooking }) {
  const { locale, site } = usePage();
  const phone = site.hotel?.phone ?? '';
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <div className={styles.main}>
        <h1 className={styles.title}>
          <Trans>Please don’t pay again.</Trans>
        </h1>
        <p className={cx(lead, soft)} role="status">
          <Trans>
            Your bank may have taken the money already. We are asking the payment company, and this page continues
            automatically: to your confirmation, or back here if the money was not taken. If no room is left, you get a
            full refund.
          </Trans>
        </p>
        <p>
          <TextLink href={inLanguage(urlOf('checkout', { bookingId: booking.bookingId }), locale)}>
            <Trans>Look again</Trans>
          </TextLink>
        </p>
        <p className={cx(small, soft)}>
          <Trans>
            Questions? Call{' '}
            <a href={telUrl(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
            .
          </Trans>
        </p>
      </div>
      <BookingTag booking={booking} amount={amount} />
    </main>
  );
}
