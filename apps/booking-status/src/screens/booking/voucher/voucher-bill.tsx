import type { WholeBooking } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillLine } from '@latchkey/ui/bill';
import { RoomReasons } from '@latchkey/ui/room-reasons';
import { StayBill } from '@latchkey/ui/stay-bill';
import { Trans } from '@lingui/react/macro';
import { paidOfBooking } from '../balance-due.ts';

/** The whole bill, each tax named, and what is paid and due of it. */
export function VoucherBill({ own }: { readonly own: WholeBooking }) {
  const { locale } = usePage();
  const say = (amount: number): string => formatMoney(amount, own.currency, locale);
  const names = new Map(
    own.rooms.map((room) => [
      `${room.roomTypeId} ${room.ratePlanId}`,
      withCommas([room.roomName, room.ratePlanName], locale),
    ]),
  );
  const paid = paidOfBooking(own);
  return (
    <section>
      <h2>
        <Trans>Price</Trans>
      </h2>
      <StayBill
        bill={own.bill}
        bookedTotal={own.total}
        couponCode={own.couponCode}
        locale={locale}
        unit={own.stay.kind === 'nights' ? 'night' : 'stay'}
        nameOf={(line) => names.get(`${line.roomTypeId} ${line.ratePlanId}`) ?? line.roomTypeId}
      >
        {paid > 0 ? <BillLine kind="ruled" label={<Trans>Paid online</Trans>} amount={say(paid)} /> : null}
        <BillLine
          kind="total"
          label={own.rest === undefined ? <Trans>Due at the hotel</Trans> : <Trans>Still to pay</Trans>}
          amount={say(Math.max(0, own.total - paid))}
        />
      </StayBill>
      <dl>
        <RoomReasons bill={own.bill} locale={locale} />
      </dl>
    </section>
  );
}
