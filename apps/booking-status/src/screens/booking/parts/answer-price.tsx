import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingForm } from '../../../forms/booking-form.tsx';
import { paidOfBooking } from '../balance-due.ts';
import { useHotelMoment } from '../use-hotel-moment.ts';
import * as styles from './answer-price.module.css';

/** The price that the hotel proposes beside the old one, with both answers. */
export function AnswerPrice({ booking }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const moment = useHotelMoment(booking.timeZone);
  const { total, updatedPrice, expiresAt, currency } = booking;
  if (updatedPrice === null) return null;
  const say = (amount: number): string => formatMoney(amount, currency, locale);
  const difference = updatedPrice - total;
  const paid = paidOfBooking(booking);
  const { due, refund } = booking.onAccepting ?? { due: 0, refund: 0 };
  const accepted = <Price weight="plain">{say(updatedPrice)}</Price>;
  return (
    <div className={styles.answer}>
      <BillTable caption={t`The new price beside the old one`}>
        <BillLine label={<Trans>Price you booked at</Trans>} amount={say(total)} />
        <BillLine
          label={difference > 0 ? <Trans>More than before</Trans> : <Trans>Less than before</Trans>}
          amount={say(Math.abs(difference))}
        />
        <BillLine kind="total" label={<Trans>New price, all taxes included</Trans>} amount={say(updatedPrice)} />
        {paid === 0 ? null : (
          <>
            <BillLine kind="off" label={<Trans>Paid with your request</Trans>} amount={say(-paid)} />
            {due > 0 ? <BillLine label={<Trans>To pay if you accept</Trans>} amount={say(due)} /> : null}
            {refund > 0 ? <BillLine label={<Trans>Refunded if you accept</Trans>} amount={say(refund)} /> : null}
            <BillLine label={<Trans>Refunded if you refuse</Trans>} amount={say(paid)} />
          </>
        )}
      </BillTable>
      {expiresAt === null ? null : <HeldFor until={moment(expiresAt)} />}
      <BookingForm name="price-answers" className={styles.acts} fields={{ updatedPrice }}>
        {(sending) => (
          <>
            <Button type="submit" name="decision" value="accept" busy={sending}>
              <span>
                <Trans>Accept {accepted}</Trans>
              </span>
            </Button>
            <Button type="submit" name="decision" value="refuse" look="quiet" busy={sending}>
              <Trans>Refuse it</Trans>
            </Button>
          </>
        )}
      </BookingForm>
    </div>
  );
}

const HeldFor = ({ until }: { readonly until: string }) => (
  <p className={cx(small, soft)}>
    <Trans>Your rooms are held until {until}.</Trans>
  </p>
);
