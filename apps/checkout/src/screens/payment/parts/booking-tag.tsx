import type { WholeBooking } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillLine } from '@latchkey/ui/bill';
import { KeyTag } from '@latchkey/ui/key-tag';
import { StayBill } from '@latchkey/ui/stay-bill';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStayDates } from '@latchkey/stay/stay-words';

/** The key tag of a held booking: its reference and its bill. */
export function BookingTag({ booking }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { dates, nights } = useStayDates(booking);
  const names = new Map(
    booking.rooms.map((room) => [
      `${room.roomTypeId} ${room.ratePlanId}`,
      withCommas([room.roomName, room.ratePlanName], locale),
    ]),
  );
  const say = (amount: number) => formatMoney(amount, booking.currency, locale);
  const rest = booking.total - booking.amountDueNow - booking.amountPaid;
  return (
    <KeyTag title={t`Your stay`} titleId="your-stay" headline={dates} note={t`Reference ${booking.reference}`}>
      <StayBill
        bill={booking.bill}
        locale={locale}
        unit={nights > 0 ? 'night' : 'stay'}
        nameOf={(line) => names.get(`${line.roomTypeId} ${line.ratePlanId}`) ?? line.roomTypeId}
      >
        {rest > 0 ? (
          <>
            <BillLine kind="ruled" label={<Trans>Now, online</Trans>} amount={say(booking.amountDueNow)} />
            <BillLine label={<Trans>At the hotel</Trans>} amount={say(rest)} />
          </>
        ) : null}
      </StayBill>
    </KeyTag>
  );
}
