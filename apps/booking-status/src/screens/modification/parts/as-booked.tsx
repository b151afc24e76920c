import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillLine, BillTable } from '@latchkey/ui/bill';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paidOfBooking } from '../../booking/balance-due.ts';

/** What the stay costs as it is booked, and what of it is paid: the change is reckoned from here. */
export function AsBooked({ booking }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const say = (amount: number): string => formatMoney(amount, booking.currency, locale);
  const paid = paidOfBooking(booking);
  return (
    <>
      <BillTable caption={t`Your booking now`}>
        <BillLine label={<Trans>Total, all taxes included</Trans>} amount={say(booking.total)} />
        <BillLine kind="off" label={<Trans>Paid so far</Trans>} amount={say(-paid)} />
        <BillLine
          kind="total"
          label={booking.rest === undefined ? <Trans>Due at the hotel</Trans> : <Trans>Still to pay</Trans>}
          amount={say(Math.max(0, booking.total - paid))}
        />
      </BillTable>
      <p className={cx(small, soft)}>
        <Trans>Change something, and the price appears here.</Trans>
      </p>
    </>
  );
}
