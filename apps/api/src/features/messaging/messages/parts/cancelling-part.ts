import { noShowPercentOf } from '@latchkey/booking-core/cancellation';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import type { Refund } from '@latchkey/booking-core/refund';
import { formatDate } from '@latchkey/format/date';
import { wallClockIn } from '@latchkey/format/moment';
import { cancellingSteps, depositAsked, refundOfTerms, scheduleOfBooking } from '../../../reservations/reservations.ts';
import { fill } from '../fill.ts';
import type { MailSection } from '../mail-page.types.ts';
import { cancellingWords } from './cancelling-part.words.ts';
import { clockSaid } from './moment-said.ts';
import { moneyInSentence } from './money-said.ts';
import type { StayMail } from './stay-mail.types.ts';

/** What cancelling costs until when, and not coming, in the guest's own sums; null once check-in time has passed. */
export function cancellingPart(mail: StayMail): MailSection | null {
  const { hotel, booking, money, language, now } = mail;
  const schedule = scheduleOfBooking(hotel, booking);
  if (now.getTime() >= schedule.checkIn) return null;
  const say = cancellingWords[language];
  const atNoShow = refundOfTerms(booking, money, noShowPercentOf(schedule));
  // Of a small advance nothing is left to keep at a later step: one line says it.
  const refunds = cancellingSteps(hotel, booking, money, now.getTime());
  const steps = refunds.map(({ until, ...refund }) => {
    const time = clockSaid(wallClockIn(until, hotel.sale.timeZone), language);
    return { name: fill(say.before, { time }), value: feeSaid(refund, mail) };
  });
  const noShow = { fee: moneyInSentence(mail)(keptOf(atNoShow)) };
  return {
    title: say.title,
    kind: 'steps',
    facts: steps.filter(({ value }, place) => steps[place + 1]?.value !== value),
    note: [
      fill(isUnpaid(atNoShow) ? say.noShowByTerms : say.noShow, noShow),
      ...(isGuaranteed({ mode: booking.payment_mode, plan: booking.payment_plan }) ? [cardSaid(mail)] : []),
      say.note,
      ...([...refunds, atNoShow].some(({ processingCharge }) => processingCharge > 0) ? [say.charge] : []),
    ].join(' '),
  };
}

/** That a card is kept, for what, and what is held on it. */
function cardSaid(mail: StayMail): string {
  const { hotel, booking, language } = mail;
  const say = cancellingWords[language];
  const deposit = depositAsked(hotel, booking);
  if (deposit === null) return say.byCard;
  return fill(say.byCardHeld, {
    amount: moneyInSentence(mail)(deposit.amount),
    first: formatDate(deposit.firstDay, language, 'short-year'),
    last: formatDate(deposit.lastDay, language, 'short-year'),
  });
}

const isUnpaid = ({ code }: Refund): boolean => code === 'nothing_paid';

/** What the hotel keeps of the money paid; where nothing is, what its terms ask for. */
const keptOf = (refund: Refund): number => (isUnpaid(refund) ? refund.fee : refund.penalty);

function feeSaid(refund: Refund, mail: StayMail): string {
  const say = cancellingWords[mail.language];
  const said = moneyInSentence(mail);
  const values = { fee: said(keptOf(refund)), back: said(refund.refund) };
  if (refund.fee === 0) return refund.refund === 0 ? say.free : fill(say.freeBack, values);
  if (isUnpaid(refund)) return fill(say.byTerms, values);
  if (refund.penalty >= mail.booking.total) return fill(say.all, values);
  return fill(refund.refund === 0 ? say.kept : say.keptBack, values);
}
