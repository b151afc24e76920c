import type { WholeBooking } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { useStayDates } from '@latchkey/stay/stay-words';
import { BillLine } from '@latchkey/ui/bill';
import { KeyTag } from '@latchkey/ui/key-tag';
import { StayBill } from '@latchkey/ui/stay-bill';
import { small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { together } from '../../../stay/guest-count.ts';
import { usePartyFacts } from '../../../stay/party-facts.ts';
import { WhyTax } from '../../../stay/why-tax.tsx';

/** The key tag of a held booking: its reference and its bill. */
export function BookingTag({ booking, amount }: { readonly booking: WholeBooking; readonly amount: number }) {
  const { locale } = usePage();
  const { t } = useLingui();
  // A change is paid here: its own stay and bill are shown, and what of it is paid already.
  const { change } = booking;
  const { stay, rooms, bill, total } =
    change?.bill === undefined ? booking : { ...change, bill: change.bill, total: change.newTotal };
  const { dates, nights } = useStayDates({ stay });
  const facts = [...usePartyFacts(nights, together(rooms)), t`Reference ${booking.reference}`];
  const names = new Map(
    rooms.map((room) => [
      `${room.roomTypeId} ${room.ratePlanId}`,
      withCommas([room.roomName, room.ratePlanName], locale),
    ]),
  );
  const say = (amount: number) => formatMoney(amount, booking.currency, locale);
  // A stay that was missed leaves nothing to pay at the hotel.
  const rest = booking.guarantee?.due ? 0 : Math.max(0, (change?.newTotal ?? total) - amount - booking.amountPaid);
  const [lead] = booking.travellers;
  const invoice = lead?.invoice;
  const [name, email, number] = [
    <bdi key="name">{lead?.fullName}</bdi>,
    <bdi key="email" dir="ltr">
      {lead?.email}
    </bdi>,
    <bdi key="number" dir="ltr">
      {booking.shownNumbers?.[0] ?? lead?.contactNumber}
    </bdi>,
  ];
  return (
    <KeyTag title={t`Your stay`} titleId="your-stay" headline={dates} note={facts.join(' · ')}>
      <StayBill
        bill={bill}
        bookedTotal={total}
        couponCode={booking.couponCode}
        locale={locale}
        unit={nights > 0 ? 'night' : 'stay'}
        nameOf={(line) => names.get(`${line.roomTypeId} ${line.ratePlanId}`) ?? line.roomTypeId}
      >
        {change && total !== change.newTotal ? (
          <BillLine kind="ruled" label={<Trans>After your change</Trans>} amount={say(change.newTotal)} />
        ) : null}
        {booking.amountPaid > 0 ? (
          <BillLine kind="ruled" label={<Trans>Paid so far</Trans>} amount={say(booking.amountPaid)} />
        ) : null}
        {rest > 0 || booking.amountPaid > 0 || booking.guarantee !== undefined ? (
          <BillLine kind="ruled" label={<Trans>Now, online</Trans>} amount={say(amount)} />
        ) : null}
        {rest > 0 ? (
          <BillLine
            label={
              booking.rest === undefined ? (
                <Trans>At the hotel</Trans>
              ) : (
                <Trans context="what of the price is paid later">Later</Trans>
              )
            }
            amount={say(rest)}
          />
        ) : null}
      </StayBill>
      {lead === undefined ? null : (
        <p className={small}>
          <Trans>
            Booked by {name}. We write to {email} and {number}.
          </Trans>
        </p>
      )}
      {invoice === undefined ? null : (
        <p className={small}>
          <Trans>
            Invoice to <bdi>{invoice.company}</bdi> <bdi>{invoice.taxNumber}</bdi>
          </Trans>
        </p>
      )}
      <WhyTax bill={bill} unit={nights > 0 ? 'night' : 'stay'} />
    </KeyTag>
  );
}
