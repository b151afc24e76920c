import { telUrl } from '@latchkey/format/phone';
import { countedName } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import { groupedNumber } from '../../booking-access/booking-access.ts';
import type { GuestRequestRow } from '../../bookings/bookings.ts';
import { billInWords } from '../../reservations/reservations.ts';
import { fill } from '../messages/fill.ts';
import type { MailFact, MailPage } from '../messages/mail-page.types.ts';
import { billPart } from '../messages/parts/bill-part.ts';
import { momentText } from '../messages/parts/moment-text.ts';
import { moneyText } from '../messages/parts/money-text.ts';
import { guestFacts } from '../messages/parts/guest-facts.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import {
  arrivalFacts,
  exemptionFacts,
  whoSleepsFacts,
  roomsSaid,
  stayFacts,
  wordsSaid,
} from '../messages/parts/stay-part.ts';
import { stayWords } from '../messages/parts/stay-part.words.ts';
import type { PropertyNotification } from '../../outbox/outbox.ts';
import { propertyMoneyWords } from './property-money.words.ts';
import { propertyWords } from './property-notification.words.ts';

/** Where the button of a mail leads; null where this installation has no desk. */
export interface ButtonOfMail {
  readonly url: string | null;
  /** Whether it opens the booking for whoever has it. */
  readonly isOfLink: boolean;
}

/**
 * The property's mail about an event of a booking. `requests` are the guest's; those still open stand in it. `amount` is of
 * an event of money, in minor units; `isUnpaid` of the end of a stay whose rest was not paid.
 */
export function propertyPage(
  mail: StayMail,
  type: PropertyNotification,
  requests: readonly GuestRequestRow[],
  { url, isOfLink }: ButtonOfMail,
  amount?: number,
  isUnpaid = false,
): MailPage {
  const { hotel, booking, language } = mail;
  const say = propertyWords[language];
  const ofMoney = propertyMoneyWords[language];
  const advice = isUnpaid ? ofMoney.restUnpaid : ofMoney.advice[type];
  const { words } = hotel.wordsIn(language);
  const isNamed = hotel.readFacts().guestsInMails ?? true;
  const [reference, ...facts] = propertyFacts(mail, requests, isNamed);
  const all: MailFact[] = [
    ...(reference === undefined ? [] : [reference]),
    ...(amount === undefined ? [] : [{ name: ofMoney.amount, value: moneyText(mail)(amount) }]),
    ...facts,
  ];
  return {
    language,
    brand: hotel.readFacts().theme.brand,
    sender: words.name,
    title: `${say.titles[type]} (${booking.reference})`,
    paragraphs: advice === undefined ? [] : [advice],
    rows: [],
    button: url === null ? null : { label: say.button, url },
    sections: [{ title: '', kind: 'facts', facts: all }, billPart(mail)],
    closing: isNamed ? (isOfLink ? say.keep : '') : say.private,
  };
}

/** What a property works from, the reference first: when, which rooms, who comes, the requests, and the state. */
function propertyFacts(mail: StayMail, requests: readonly GuestRequestRow[], isNamed: boolean): MailFact[] {
  const { hotel, booking, language } = mail;
  const say = propertyWords[language];
  const stay = stayWords[language];
  return [
    { name: stay.reference, value: booking.reference },
    ...stayFacts(booking.selection.stay, hotel.sale, language, requests),
    ...roomsSaid(mail).map((value) => ({ name: stay.room, value })),
    ...billInWords(booking.bill, hotel.namesIn(language)).addons.map((addon) => ({
      name: stay.extra,
      value: countedName(addon.name, addon.quantity),
    })),
    ...guestOf(mail, isNamed),
    ...requests.filter(({ status }) => status === 'open').flatMap((request) => askedFor(request, mail, isNamed)),
    { name: say.state, value: say.states[booking.status] },
    ...(booking.status === 'requested' && booking.expires_at !== null
      ? [{ name: say.answerBy, value: momentText(booking.expires_at, mail), isTotal: true }]
      : []),
  ];
}

/** Who comes, how to reach them and what they wrote; the party alone where the hotel wishes no names in its mails. */
function guestOf(mail: StayMail, isNamed: boolean): MailFact[] {
  const { booking, language } = mail;
  const party = guestFacts(mail);
  const arriving = [
    ...arrivalFacts(booking.estimated_arrival_time, language),
    ...whoSleepsFacts(mail),
    ...exemptionFacts(mail),
  ];
  const { party: count, childAges } = stayWords[language];
  if (!isNamed) return [...party.filter(({ name }) => name === count || name === childAges), ...arriving];
  const [lead] = booking.travellers;
  const say = propertyWords[language];
  return [
    ...party,
    ...(lead === undefined
      ? []
      : [
          { name: say.phone, value: groupedNumber(lead.contactNumber), href: telUrl(lead.contactNumber) },
          { name: say.email, value: lead.email, href: `mailto:${lead.email}` },
        ].filter(({ value }) => value !== '')),
    ...arriving,
    ...wordsSaid(booking, language),
  ];
}

/** A time that a guest asks for, with the note to it: the property answers it by its id. */
function askedFor(
  { kind, time, note, request_id: id }: GuestRequestRow,
  { language }: StayMail,
  isNamed: boolean,
): MailFact[] {
  const say = propertyWords[language];
  const at = formatTime(time, language);
  const isSaid = note !== null && isNamed;
  return [
    { name: say[kind], value: `${note === null || isSaid ? at : fill(say.withNote, { time: at })} (${id})` },
    ...(isSaid ? [{ name: say.note, value: note }] : []),
  ];
}
