import { withCommas } from '@latchkey/format/list';
import { formatDate } from '@latchkey/format/date';
import { formatMomentDate } from '@latchkey/format/moment';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { BillLine } from '@latchkey/ui/bill';
import { KeyTag } from '@latchkey/ui/key-tag';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { StayBill } from '@latchkey/ui/stay-bill';
import { Trans, useLingui } from '@lingui/react/macro';
import { totalWords } from './total.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { useStayWords } from '../use-stay-words.ts';
import { useUnitWords } from '../use-unit-words.ts';
import * as styles from './bill.module.css';
import { Cancelling } from './cancelling.tsx';
import { refundStates } from './refund.copy.ts';

// Drawn by the server; what draws it in the browser comes after the page.
const RoomReasons = lazyPart(() =>
  import(/* webpackChunkName: "later" */ '@latchkey/ui/room-reasons').then(({ RoomReasons: part }) => part),
);

/** The open booking's tag: when it is, and its bill with its reasons, what was paid, given back and is to pay. */
export function Bill() {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { booking } = useBooking().model;
  const { dates, length, party } = useStayWords();
  const units = useUnitWords();
  const {
    bill,
    currency,
    total,
    amountPaid,
    refunds = [],
    kept = 0,
    folio,
    owedAtProperty = 0,
    toPay,
    stay,
    timeZone,
    updatedPrice,
    guarantee,
  } = booking;
  const say = (amount: number): string => formatMoney(amount, currency, locale);
  const names = new Map(
    booking.rooms.map((room) => [
      `${room.roomTypeId} ${room.ratePlanId}`,
      withCommas([room.roomName, room.ratePlanName], locale),
    ]),
  );
  const from = formatTime(booking.checkInTime, locale);
  return (
    <KeyTag
      title={
        <>
          {units === '' ? null : (
            // The gap is on the page's side, not the number's.
            <span className={styles.number}>
              <bdi dir="ltr">{units}</bdi>
            </span>
          )}{' '}
          {withCommas([...new Set(booking.rooms.map(({ roomName }) => roomName))], locale)}
        </>
      }
      titleId="bill"
      headline={dates}
      note={withCommas([length, party, ...(stay.kind === 'nights' ? [t`check-in from ${from}`] : [])], locale)}
      className={styles.tag}
    >
      <StayBill
        bill={bill}
        bookedTotal={total}
        couponCode={booking.couponCode}
        locale={locale}
        unit={stay.kind === 'nights' ? 'night' : 'stay'}
        nameOf={(line) => names.get(`${line.roomTypeId} ${line.ratePlanId}`) ?? line.roomTypeId}
      >
        {updatedPrice === null || booking.status !== 'price_revised' ? null : (
          <BillLine label={<Trans>Price that the guest is asked</Trans>} amount={say(updatedPrice)} />
        )}
        {amountPaid > 0 ? <BillLine kind="off" label={i18n._(totalWords.paid)} amount={say(-amountPaid)} /> : null}
        {refunds.map(({ amount, status, at, isWaiting = false, isOver = false }) => (
          <BillLine
            key={`${at} ${amount} ${status}`}
            label={i18n._(refundStates[isOver ? 'over' : isWaiting ? 'waiting' : status])}
            note={formatMomentDate(Date.parse(at), timeZone, locale)}
            amount={say(amount)}
          />
        ))}
        {folio?.lines.map(({ id, kind, source, amount, day, subject, method }) =>
          source === 'posted' && kind !== 'transfer' ? (
            <BillLine key={id} label={subject.name ?? i18n._(totalWords.adjusted)} amount={say(amount)} />
          ) : kind === 'refund' && method !== 'online' ? (
            <BillLine
              key={id}
              label={i18n._(totalWords.givenBack)}
              note={formatDate(day, locale)}
              amount={say(amount)}
            />
          ) : null,
        )}
        {owedAtProperty > 0 ? <BillLine label={i18n._(totalWords.owedThere)} amount={say(owedAtProperty)} /> : null}
        {guarantee === undefined || guarantee.last4 === undefined ? null : (
          <BillLine
            label={<Trans>Card on file as a guarantee</Trans>}
            note={guarantee.card === 'let_go' ? <Trans context="a card">removed</Trans> : undefined}
            amount={`•••• ${guarantee.last4}`}
          />
        )}
        {guarantee !== undefined && guarantee.due > 0 ? (
          <BillLine
            label={
              guarantee.isAsked ? (
                <Trans>Fee that the guest is asked to pay</Trans>
              ) : (
                <Trans>Fee, taken from the card</Trans>
              )
            }
            amount={say(guarantee.due)}
          />
        ) : null}
        {kept > 0 ? <BillLine label={i18n._(totalWords.kept)} amount={say(kept)} /> : null}
        <BillLine kind="total" label={i18n._(totalWords.toPay)} amount={say(toPay)} />
      </StayBill>
      <Cancelling />
      <dl className={styles.reasons}>
        <RoomReasons bill={bill} locale={locale} />
      </dl>
    </KeyTag>
  );
}
