import type { ModificationQuote } from '@latchkey/api-contract/types';
import { wishOf } from '@latchkey/booking-core/basket';
import { countedNames, withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { roomNames, useStayDates, useStayWords } from '@latchkey/stay/stay-words';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { StayBill } from '@latchkey/ui/stay-bill';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import * as folded from '../../booking/parts/more.module.css';
import type { ReadyChange } from '../modification.model.ts';
import { searchOf } from '../wish-fields.ts';

interface DifferenceProps {
  readonly model: ReadyChange;
  readonly quote: ModificationQuote;
}

/** The new stay and what it costs beside the old one, what is due or comes back, and the press that changes it. */
export function Difference({ model: { booking, hotel, wanted }, quote }: DifferenceProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const words = useStayWords();
  const say = (amount: number): string => formatMoney(amount, quote.currency, locale);
  const { due, refund, penalty, processingCharge, quoteToken, selection, leastFeeAfter, offersLost } = quote;
  const { dates, nights } = useStayDates(selection);
  const names = roomNames({ HotelRooms: hotel.HotelRooms, language: locale }, selection);
  const [least, sum, more] = [leastFeeAfter, due, offersLost?.amount ?? 0].map((amount, place) => (
    <Price key={place} weight="plain">
      {say(amount)}
    </Price>
  ));
  const rooms = selection.rooms.map((room) => names[`${room.roomTypeId} ${room.ratePlanId}`] ?? room.roomTypeId);
  const atHotel = refund > 0 ? 0 : quote.newTotal - quote.paid - due;
  const asked = new URLSearchParams(searchOf(wanted)).toString();
  return (
    <>
      <div>
        <h2 id="after-the-change">
          <Trans>Your stay after the change</Trans>
        </h2>
        <p className={soft}>
          {withCommas([dates, words.guests(wishOf(selection).guests)], locale)} · {countedNames(rooms).join(' · ')}
        </p>
      </div>
      <BillTable caption={t`What the change costs`}>
        <BillLine label={<Trans>Old total</Trans>} amount={say(quote.oldTotal)} />
        <BillLine label={<Trans>New total, all taxes included</Trans>} amount={say(quote.newTotal)} />
        <BillLine kind="off" label={<Trans>Paid so far</Trans>} amount={say(-quote.paid)} />
        {penalty > 0 ? <BillLine label={<Trans>Kept by the cancellation terms</Trans>} amount={say(penalty)} /> : null}
        {processingCharge > 0 ? (
          <BillLine label={<Trans>Online payment processing charge</Trans>} amount={say(processingCharge)} />
        ) : null}
        {refund > 0 ? (
          <BillLine kind="total" label={<Trans>You get back</Trans>} amount={say(refund)} />
        ) : (
          <BillLine kind="total" label={<Trans>To pay for the change now</Trans>} amount={say(due)} />
        )}
        {atHotel > 0 ? <BillLine label={<Trans>Due at the hotel</Trans>} amount={say(atHotel)} /> : null}
      </BillTable>
      {offersLost === undefined ? null : (
        <p>
          <Trans>
            The changed stay no longer qualifies for a discount that you booked with. Without it, the rest of your stay
            costs {more} more.
          </Trans>
        </p>
      )}
      <details className={folded.more}>
        <summary>
          <Trans>The full bill</Trans>
        </summary>
        <StayBill
          bill={quote.bill}
          couponCode={booking.couponCode}
          locale={locale}
          unit={nights > 0 ? 'night' : 'stay'}
          nameOf={(line) => names[`${line.roomTypeId} ${line.ratePlanId}`] ?? line.roomTypeId}
        />
      </details>
      <p className={cx(small, soft)}>
        {due > 0 ? (
          <Trans>Your old booking is valid until the new one is paid.</Trans>
        ) : (
          <Trans>The change takes effect at once.</Trans>
        )}{' '}
        {refund > 0 ? <Trans>The refund reaches you in 4-5 business days.</Trans> : null}{' '}
        {leastFeeAfter > 0 ? (
          <Trans>Cancelling will cost at least {least}. A change does not lower the fee.</Trans>
        ) : null}
      </p>
      <BookingForm
        name="modifications"
        titleId="after-the-change"
        fields={{ quoteToken, due, refund, least: leastFeeAfter, asked }}
      >
        {(sending) => (
          <Button type="submit" wide busy={sending}>
            <span>{due > 0 ? <Trans>Change and pay {sum}</Trans> : <Trans>Change the booking</Trans>}</span>
          </Button>
        )}
      </BookingForm>
    </>
  );
}
