import { noShowFeeOf } from '@latchkey/booking-core/cancellation';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import {
  beforeSentence,
  cancellingSentence,
  chargeSentence,
  noShowSentence,
} from '@latchkey/format/cancelling-sentences';
import { formatDate } from '@latchkey/format/date';
import { wallClockIn } from '@latchkey/format/moment';
import { scheduleOfBooking } from '../../../bookings/bookings.ts';
import { cancellingSteps } from '../../../reservations/reservations.ts';
import { bookingDeposit, refundOfTerms } from '../../../ledger/ledger.ts';
import { fill } from '../fill.ts';
import type { MailSection } from '../mail-page.types.ts';
import { cancellingWords } from './cancelling-part.words.ts';
import { clockText } from './moment-text.ts';
import { moneyInSentence } from './money-text.ts';
import type { StayMail } from './stay-mail.types.ts';

/** What cancelling costs until when, and not coming, in the guest's own sums; null once check-in time has passed. */
export function cancellingPart(mail: StayMail): MailSection | null {
  const { hotel, booking, money, language, now } = mail;
  const schedule = scheduleOfBooking(hotel, booking);
  if (now.getTime() >= schedule.checkIn) return null;
  const say = cancellingWords[language];
  const paid = paidTowardsStay(booking, money);
  const said = moneyInSentence(mail);
  const atNoShow = refundOfTerms(booking, money, noShowFeeOf(schedule));
  // Of a small advance nothing is left to keep at a later step: one line says it.
  const refunds = cancellingSteps(hotel, booking, money, now.getTime());
  const steps = refunds.map(({ until, ...refund }) => ({
    name: beforeSentence(clockText(wallClockIn(until, hotel.sale.timeZone), language), language),
    value: cancellingSentence({ ...refund, paid }, booking.total, language, said),
  }));
  const charge = chargeSentence([...refunds, atNoShow], language);
  return {
    title: say.title,
    kind: 'steps',
    facts: steps.filter(({ value }, place) => steps[place + 1]?.value !== value),
    note: [
      noShowSentence({ ...atNoShow, paid }, language, said),
      ...(isGuaranteed({ mode: booking.payment_mode, plan: booking.payment_plan }) ? [cardSaid(mail)] : []),
      say.note,
      ...(charge === null ? [] : [charge]),
    ].join(' '),
  };
}

/** That a card is kept, for what, and what is held on it. */
function cardSaid(mail: StayMail): string {
  const { hotel, booking, language } = mail;
  const say = cancellingWords[language];
  const deposit = bookingDeposit(hotel, booking);
  if (deposit === null) return say.byCard;
  return fill(say.byCardHeld, {
    amount: moneyInSentence(mail)(deposit.amount),
    first: formatDate(deposit.firstDay, language, 'short-year'),
    last: formatDate(deposit.lastDay, language, 'short-year'),
  });
}
