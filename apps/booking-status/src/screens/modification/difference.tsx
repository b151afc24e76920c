import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Bill, BillLine } from '@latchkey/ui/bill';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../forms/booking-form.tsx';
import type { ModificationQuote } from './modification.model.ts';
import * as styles from './modification.module.css';

interface DifferenceProps {
  readonly booking: WholeBooking;
  readonly quote: ModificationQuote;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** What other dates cost beside the old ones, what is due or comes back, and the press that changes them. */
export function Difference({ booking, quote, checkIn, checkOut }: DifferenceProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const say = (amount: number): string => formatMoney(amount, quote.currency, locale);
  const { due, refund, penalty, processingCharge, quoteToken } = quote;
  return (
    <section className={styles.difference}>
      <Bill caption={t`What the change costs`}>
        <BillLine label={<Trans>Old total</Trans>} amount={say(quote.oldTotal)} />
        <BillLine label={<Trans>New total, all taxes included</Trans>} amount={say(quote.newTotal)} />
        <BillLine kind="off" label={<Trans>Paid so far</Trans>} amount={say(-quote.paid)} />
        {penalty > 0 ? <BillLine label={<Trans>Kept by the cancellation terms</Trans>} amount={say(penalty)} /> : null}
        {processingCharge > 0 ? (
          <BillLine label={<Trans>Online payment processing charge</Trans>} amount={say(processingCharge)} />
        ) : null}
        {refund > 0 ? (
          <BillLine kind="total" label={<Trans>Comes back to you</Trans>} amount={say(refund)} />
        ) : (
          <BillLine kind="total" label={<Trans>To pay for the change now</Trans>} amount={say(due)} />
        )}
      </Bill>
      <p className={cx(small, soft)}>
        {due > 0 ? (
          <Trans>Your old stay stands until the new one is paid.</Trans>
        ) : (
          <Trans>The change takes effect at once.</Trans>
        )}{' '}
        {quote.leastFeeAfter > 0 ? (
          <Trans>Cancelling will cost {say(quote.leastFeeAfter)} at least: a change does not make it cheaper.</Trans>
        ) : null}
      </p>
      <BookingForm
        name="modifications"
        about={booking.bookingId}
        fields={{ quoteToken, due, refund, checkIn, checkOut }}
      >
        {(sending) => (
          <Button type="submit" wide busy={sending}>
            {due > 0 ? <Trans>Change and pay {say(due)}</Trans> : <Trans>Change the dates</Trans>}
          </Button>
        )}
      </BookingForm>
    </section>
  );
}
