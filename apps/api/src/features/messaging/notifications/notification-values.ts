import { leftToPay, paidTowardsStay } from '@latchkey/booking-core/ledger';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import { nothingPaidSentence } from '@latchkey/format/cancelling-sentences';
import type { Deps } from '../../../deps.ts';
import { formatDate } from '@latchkey/format/date';
import { type AskedRest, isEndedUnpaid, lastEvent, requestsOf } from '../../bookings/bookings.ts';
import { type Costs, findRefund, refundsOf } from '../../refunds/refunds.ts';
import { liveChange, owingOf } from '../../ledger/ledger.ts';
import { onAccepting } from '../../reservations/reservations.ts';
import { fill } from '../messages/fill.ts';
import { momentText } from '../messages/parts/moment-text.ts';
import { moneyInSentence } from '../messages/parts/money-text.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import type { AboutPart, GuestNotification } from '../../outbox/outbox.ts';
import { valueWords } from './notification-values.words.ts';

/** What is filled into the words of a notification. */
export async function notificationValues(
  deps: Deps,
  mail: StayMail,
  notice: GuestNotification,
  { requestId, refundId, amount: told }: AboutPart,
): Promise<Readonly<Record<string, string>>> {
  const { hotel, booking, language, now } = mail;
  const money = moneyInSentence(mail);
  const requests = requestId === undefined ? [] : await requestsOf(deps.db, booking);
  const refund = refundId === undefined ? undefined : await findRefund(deps.db, hotel.id, refundId);
  const amount = refund?.amount ?? told;
  const until = notice === 'change_waiting' ? liveChange(booking, now)?.expiresAt : booking.expires_at;
  return {
    hotel: hotel.wordsIn(language).words.name,
    reference: booking.reference,
    price: money(booking.updated_price ?? booking.total),
    answer: requests.find((request) => request.request_id === requestId)?.answer ?? '',
    refund: [
      await whyEnded(deps, mail, notice),
      refundSaid(mail, notice, await givenBack(deps, mail, notice)) || (await unpaidSaid(deps, mail, notice)),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    ifUnpaid: notice === 'rest_due' ? await ifUnpaidSaid(deps, mail) : '',
    amount: money(amount ?? 0),
    amountDue: amount === undefined ? '' : fill(valueWords[language].amountDue, { amount: money(amount) }),
    due: dueSaid(mail),
    allBack: allBackSaid(mail),
    accepting: acceptingSaid(mail),
    until: until === undefined || until === null ? '' : momentText(new Date(until), mail),
  };
}

/** What is left to pay of a booking, in a sentence. */
function dueSaid(mail: StayMail): string {
  const left = leftToPay(owingOf(mail.booking), mail.money);
  const say = valueWords[mail.language];
  return left > 0 ? fill(say.left, { amount: moneyInSentence(mail)(left) }) : say.allPaid;
}

/** What was paid with a request that awaits an answer, and that all of it comes back; empty where nothing was paid. */
function allBackSaid({ booking, money, ...mail }: StayMail): string {
  const paid = booking.status === 'requested' ? paidTowardsStay(booking, money) : 0;
  return paid === 0
    ? ''
    : fill(valueWords[mail.language].allBack, { amount: moneyInSentence({ booking, ...mail })(paid) });
}

/** What accepting another price means for what was paid; empty where nothing was paid. */
function acceptingSaid(mail: StayMail): string {
  const accepted = onAccepting(mail.hotel, mail.booking, mail.money);
  if (accepted === null || paidTowardsStay(mail.booking, mail.money) === 0) return '';
  const say = valueWords[mail.language];
  const money = moneyInSentence(mail);
  if (accepted.due > 0) return fill(say.acceptingAsks, { amount: money(accepted.due) });
  return accepted.refund > 0
    ? fill(say.acceptingReturns, { amount: money(accepted.refund) })
    : say.acceptingAsksNothing;
}

/** Of a stay that has ended and of which nothing was paid, that, and what the hotel's terms ask for; else nothing. */
async function unpaidSaid({ db }: Deps, mail: StayMail, notice: GuestNotification): Promise<string> {
  if (notice !== 'cancelled' && notice !== 'no_show') return '';
  const ended = await lastEvent(db, mail.booking, notice);
  const { fee = 0 } = (ended?.facts ?? {}) as Costs;
  return nothingPaidSentence(fee, mail.language, moneyInSentence(mail));
}

/** What becomes of a stay whose rest is not paid, as its guest was asked for it last. */
async function ifUnpaidSaid({ db }: Deps, { booking, language }: StayMail): Promise<string> {
  const asked = await lastEvent(db, booking, 'rest_asked');
  const { payBy } = (asked?.facts ?? {}) as Partial<AskedRest>;
  const say = valueWords[language];
  return payBy === undefined
    ? say.paidThere
    : fill(say.cancelledUnpaid, { day: formatDate(payBy, language, 'short-year') });
}

/** Why the engine cancelled a stay: its rest was not paid; empty of other cancellations. */
async function whyEnded({ db }: Deps, { booking, language }: StayMail, notice: GuestNotification): Promise<string> {
  if (notice !== 'cancelled') return '';
  const ended = await lastEvent(db, booking, 'cancelled');
  return ended !== undefined && isEndedUnpaid(ended) ? valueWords[language].restUnpaid : '';
}

/** Of a request that came to nothing all comes back, sooner than after a cancellation. */
const isAfterNo: ReadonlySet<GuestNotification> = new Set(['rejected', 'price_refused', 'request_expired']);

/**
 * What cancelling gives back online. The mail may be made when all of it has gone back already, beside what changes gave
 * back before; undefined of other notices, and where a refund went another way than it was started.
 */
async function givenBack({ db }: Deps, { booking }: StayMail, notice: GuestNotification): Promise<number | undefined> {
  if (notice !== 'cancelled') return undefined;
  const refunds = (await refundsOf(db, booking)).filter(({ reason }) => reason === 'cancelled');
  const isOnItsWay = refunds.every(({ status }) => status === 'pending' || status === 'processed');
  return refunds.length > 0 && isOnItsWay ? refunds.reduce((sum, { amount }) => sum + amount, 0) : undefined;
}

/**
 * What comes back of a booking's money, in a sentence that calls it done only where it is; empty where nothing was
 * paid. `given` is the part of it that the mail is about, where that is known.
 */
function refundSaid(mail: StayMail, notice: GuestNotification, given?: number): string {
  const { captured, refunding, refunded, lost, waiting, unpayable, owedAtProperty } = mail.money;
  const say = valueWords[mail.language];
  const money = moneyInSentence(mail);
  const { penalty_due: due, fee_owed: owed, payment_mode: mode, payment_plan: plan, kept } = mail.booking;
  if (due > 0) return fill(say.fromCard, { amount: money(due) });
  // Where nothing was paid, a sentence of its own says the fee.
  if (captured === 0) return '';
  if (owed > 0) return fill(say.feeOwed, { amount: money(owed) });
  if (isGuaranteed({ mode, plan }) && kept > 0 && refunding + refunded === 0)
    return fill(say.takenFromCard, { amount: money(kept) });
  if (owedAtProperty > 0) {
    const rest = { ...mail.money, refunding: refunding - owedAtProperty, owedAtProperty: 0 };
    const there = fill(say.atProperty, { amount: money(owedAtProperty) });
    return rest.refunding > 0 || given !== undefined
      ? `${refundSaid({ ...mail, money: rest }, notice, given)} ${there}`
      : there;
  }
  // Money that waits for a bank's decision, or cannot be paid, is yet to be sent.
  if (waiting > 0) return fill(say.waits, { amount: money(waiting) });
  if (unpayable > 0) return fill(say.unpayable, { amount: money(unpayable) });
  // A gateway that is quicker than the mail has sent it, yet it takes its days to arrive all the same.
  if (isAfterNo.has(notice) && refunding + refunded > 0)
    return fill(say.rejected, { amount: money(refunding + refunded) });
  if (refunding > 0) return fill(say.due, { amount: money(given ?? refunding) });
  if (refunded > 0) return fill(say.done, { amount: money(given ?? refunded) });
  return lost > 0 ? fill(say.byBank, { amount: money(lost) }) : say.none;
}
