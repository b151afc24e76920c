import type { WholeBooking } from '@latchkey/api-contract/types';
import type { BookingView } from '@latchkey/booking-core/booking-states';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Price } from '@latchkey/ui/price';
import { StayBill } from '@latchkey/ui/stay-bill';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paymentStatusWords } from '../booking.copy.ts';
import { isPaymentKnown, leftToPay, isConfirmedStay } from '../balance-due.ts';
import * as folded from './more.module.css';
import { Refunds } from './refunds.tsx';
import * as styles from './account.module.css';

// Drawn by the server; what draws it in the browser comes after the page.
const RoomReasons = lazyPart(() =>
  import(/* webpackChunkName: "later" */ '@latchkey/ui/room-reasons').then(({ RoomReasons: part }) => part),
);

const DivideLink = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './divide-link.island.tsx').then(({ DivideLink: part }) => part),
);

const RestLine = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './rest-line.island.tsx').then(({ RestLine: part }) => part),
);

/** Where a confirmed stay is not paid in full yet and the hotel takes the rest online. */
function PayTheRest({ booking, view }: { readonly booking: WholeBooking; readonly view: BookingView }) {
  const { locale } = usePage();
  const { bookingId, currency, amountPayable = 0, amountPaid, refundAmount, total, change } = booking;
  // What the hotel gave back of a stay that was paid whole is not asked back here: that is between the hotel and its guest.
  const isGivenBack = refundAmount > 0 && amountPaid >= total;
  // A change that waits for its payment has a link of its own.
  if (!isConfirmedStay(view) || amountPayable === 0 || isGivenBack || (change ?? null) !== null) return null;
  const rest = <Price weight="plain">{formatMoney(amountPayable, currency, locale)}</Price>;
  return (
    <TextLink href={inLanguage(urlOf('checkout', { bookingId }), locale)}>
      <span>
        <Trans>Pay {rest} online now</Trans>
      </span>
    </TextLink>
  );
}

/** What the stay costs, what is paid and what is still due, with the whole bill behind a toggle. */
export function Account({ booking, view }: { readonly booking: WholeBooking; readonly view: BookingView }) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  const { kept = 0, paidAtProperty: there = 0, owedAtProperty: owed = 0 } = booking;
  const say = (amount: number) => formatMoney(amount, booking.currency, locale);
  const names = new Map(
    booking.rooms.map((room) => [
      `${room.roomTypeId} ${room.ratePlanId}`,
      withCommas([room.roomName, room.ratePlanName], locale),
    ]),
  );
  const left = leftToPay(view, booking);
  return (
    <>
      <span id="pay" />
      <BillTable caption={t`What is paid and what is due`}>
        <BillLine kind="ruled" label={<Trans>Total, all taxes included</Trans>} amount={say(booking.total)} />
        {booking.amountPaid > there ? (
          <BillLine
            kind="off"
            label={booking.payment.plan === 'advance' ? <Trans>Deposit paid</Trans> : <Trans>Paid online</Trans>}
            amount={say(there - booking.amountPaid)}
          />
        ) : null}
        {there > 0 ? <BillLine kind="off" label={<Trans>Paid at the hotel</Trans>} amount={say(-there)} /> : null}
        {owed > 0 ? <BillLine label={<Trans>You get back at the hotel</Trans>} amount={say(owed)} /> : null}
        {left !== null && left.amount > 0 && booking.refundAmount > 0 ? (
          <BillLine label={<Trans>Given back to you</Trans>} amount={say(booking.refundAmount)} />
        ) : null}
        {booking.updatedPrice === null || view !== 'revised_price' ? null : (
          <BillLine
            kind={left === null ? 'total' : 'plain'}
            label={<Trans>New price, all taxes included</Trans>}
            amount={say(booking.updatedPrice)}
          />
        )}
        {kept > 0 ? (
          <BillLine label={<Trans>Kept by the hotel and the payment company</Trans>} amount={say(kept)} />
        ) : null}
        {left === null ? null : (
          <BillLine
            kind="total"
            label={
              left.where === 'at-hotel' && booking.rest === undefined ? (
                <Trans>Due at the hotel</Trans>
              ) : (
                <Trans>Still to pay</Trans>
              )
            }
            amount={say(left.amount)}
          />
        )}
      </BillTable>
      {isPaymentKnown(view, booking) ? (
        <p className={cx(small, soft)}>
          <Trans>Payment: {i18n._(paymentStatusWords[booking.paymentStatus])}</Trans>
        </p>
      ) : null}
      {booking.rest === undefined ? null : <RestLine booking={booking} />}
      <PayTheRest booking={booking} view={view} />
      {isConfirmedStay(view) ? <DivideLink booking={booking} /> : null}
      <Refunds booking={booking} />
      <details className={cx(folded.more, styles.whole)}>
        <summary>
          <Trans>The full bill</Trans>
        </summary>
        <StayBill
          bill={booking.bill}
          bookedTotal={booking.total}
          couponCode={booking.couponCode}
          locale={locale}
          unit={booking.stay.kind === 'nights' ? 'night' : 'stay'}
          nameOf={(line) => names.get(`${line.roomTypeId} ${line.ratePlanId}`) ?? line.roomTypeId}
        />
        <dl className={cx(small, soft)}>
          <RoomReasons bill={booking.bill} locale={locale} />
        </dl>
      </details>
    </>
  );
}
