import { formatDate } from '@latchkey/format/date';
import { cashStepOf, inCash } from '@latchkey/booking-core/currency';
import { countedName, withCommas } from '@latchkey/format/list';
import { formatPercent } from '@latchkey/format/number';
import type { TaxLine } from '@latchkey/booking-core/tax';
import type { Locale } from '@latchkey/api-contract/types';
import { restAskedOn, type RestDue } from '@latchkey/booking-core/deposit';
import { leftToPay, paidTowardsStay } from '@latchkey/booking-core/ledger';
import { todayIn } from '@latchkey/booking-core/time';
import { billInWords, billWithReasons } from '../../../reservations/reservations.ts';
import { restOf } from '../../../bookings/bookings.ts';
import { owingOf } from '../../../ledger/ledger.ts';
import { counted } from '../counted.ts';
import { fill } from '../fill.ts';
import type { MailFact, MailSection } from '../mail-page.types.ts';
import { billWords } from './bill-part.words.ts';
import { moneyText } from './money-text.ts';
import { priceReasons } from './price-reasons.ts';
import type { StayMail } from './stay-mail.types.ts';

/** The bill line for line, each tax named, up to the total that was agreed; then what is paid and what is due. */
export function billPart(mail: StayMail): MailSection {
  const { booking, hotel, language } = mail;
  const say = billWords[language];
  const money = moneyText(mail);
  const bill = billInWords(billWithReasons(booking), hotel.namesIn(language));
  const taxes = (inclusive: boolean): readonly TaxLine[] => bill.taxes.filter((tax) => tax.inclusive === inclusive);
  const agreed = booking.total - bill.total;
  const coupon = [say.offers.coupon, booking.selection.couponCode?.toUpperCase()].filter(Boolean).join(' ');
  return {
    title: say.title,
    kind: 'sums',
    facts: [
      ...roomFacts(mail),
      ...bill.discounts.map(({ kind, amount }) => ({
        name: kind === 'coupon' ? coupon : say.offers[kind],
        value: money(-amount),
      })),
      ...someOf(coupon, -bill.additionalDiscount, money),
      ...taxes(false).map((tax) => ({ name: taxSaid(tax, language), value: money(tax.amount) })),
      ...bill.addons.map((addon) => ({ name: countedName(addon.name, addon.quantity), value: money(addon.amount) })),
      ...(bill.fees ?? []).map(({ name, quantity, amount }) => ({
        name: countedName(name, quantity),
        value: money(amount),
      })),
      ...someOf(say.convenienceFee, bill.convenienceFee, money),
      ...someOf(say.agreed, agreed, money),
      { name: say.total, value: money(booking.total), isTotal: true },
      ...taxes(true).map((tax) => ({
        name: fill(say.includes, { tax: taxSaid(tax, language) }),
        value: money(tax.amount),
      })),
      ...paidFacts(mail),
    ],
    ...noteOf(priceReasons(mail, bill)),
  };
}

const noteOf = (reasons: readonly string[]): Pick<MailSection, 'note'> =>
  reasons.length === 0 ? {} : { note: reasons.join(' ') };

/** What is paid of the stay, and what is left to pay where. */
function paidFacts(mail: StayMail): MailFact[] {
  const { booking, money, language } = mail;
  const say = billWords[language];
  // What was posted on the folio is paid like the rest.
  const paid = paidTowardsStay(booking, { ...money, posted: 0 });
  const { takenAtProperty, owedAtProperty, givenAtProperty } = money;
  const there = Math.min(paid, takenAtProperty - owedAtProperty - givenAtProperty);
  const isConfirmed = booking.status === 'confirmed';
  // What a deposit leaves is paid at the hotel only where nobody asks for it before.
  const rest = isConfirmed ? restOf(booking) : null;
  const isPaidThere =
    (isConfirmed && rest === null) || booking.payment_mode === 'at-property' || booking.payment_plan === 'guarantee';
  const step = cashStepOf(mail.hotel.sale.currency, mail.hotel.readFacts().countryCode);
  const left = leftToPay(owingOf(booking), money);
  return [
    ...someOf(say.posted, money.posted, moneyText(mail)),
    ...someOf(say.paid, paid - there, moneyText(mail)),
    ...someOf(say.paidThere, there, moneyText(mail)),
    ...(left > 0
      ? [
          {
            name: dueSaid(mail, rest, isPaidThere),
            value: moneyText(mail)(left),
            isTotal: true,
          },
        ]
      : []),
    ...(left > 0 && isPaidThere && step !== null && inCash(left, step) !== left
      ? [{ name: say.inCash, value: moneyText(mail)(inCash(left, step)) }]
      : []),
  ];
}

/** What is left to pay is called by where it is paid, or by its day. */
function dueSaid({ booking, hotel, language, now }: StayMail, rest: RestDue | null, isPaidThere: boolean): string {
  const say = billWords[language];
  if (rest !== null) {
    const told = restAskedOn(rest, booking.selection.stay, todayIn(hotel.sale.timeZone, now.getTime()));
    const words = told.ifUnpaid === 'cancel' ? say.restDueOrCancelled : say.restDue;
    return fill(words, { date: formatDate(rest.dueOn, language, 'short-year') });
  }
  return isPaidThere ? say.dueAtProperty : say.stillToPay;
}

/** Rooms of one type and plan are one line, with their nights. */
function roomFacts(mail: StayMail): MailFact[] {
  const { booking, hotel, language } = mail;
  const { words } = hotel.wordsIn(language);
  const alike = Map.groupBy(booking.bill.rooms, ({ roomTypeId, ratePlanId }) => `${roomTypeId} ${ratePlanId}`);
  return [...alike.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const name = words.rooms[first.roomTypeId]?.name ?? first.roomTypeId;
    const nights = booking.selection.stay.kind === 'nights' ? counted(first.units, 'night', language) : undefined;
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    return [
      {
        name: withCommas([countedName(name, lines.length), nights], language),
        value: moneyText(mail)(amount),
      },
    ];
  });
}

/** A tax by the name that stands on bills, with its rate unless the name has it: "CGST 9 %". */
const taxSaid = ({ name, taxType, rate }: TaxLine, language: Locale): string =>
  taxType === 'percentage' && !name.includes('%') ? `${name} ${formatPercent(rate, language)}` : name;

const someOf = (name: string, amount: number, money: (amount: number) => string): MailFact[] =>
  amount === 0 ? [] : [{ name, value: money(amount) }];
