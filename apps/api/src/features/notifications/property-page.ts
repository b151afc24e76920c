import type { Locale } from '@latchkey/api-contract/types';
import { countedName } from '@latchkey/format/list';
import { formatTime } from '@latchkey/format/time';
import type { GuestRequestRow } from '../bookings/guest-requests.queries.ts';
import { fill } from '../messages/fill.ts';
import type { MailFact, MailPage } from '../messages/mail-page.types.ts';
import { billPart } from '../messages/parts/bill-part.ts';
import { momentSaid } from '../messages/parts/moment-said.ts';
import { moneySaid } from '../messages/parts/money-said.ts';
import type { StayMail } from '../messages/parts/stay-mail.types.ts';
import { roomsSaid, stayFacts } from '../messages/parts/stay-part.ts';
import { stayWords } from '../messages/parts/stay-part.words.ts';
import type { PropertyNotification } from '../outbox/property-notifications.ts';
import { billInWords } from '../quotes/bill-in-words.ts';
import { propertyMoneyWords } from './property-money.words.ts';
import { propertyWords } from './property-notification.words.ts';

/**
 * The property's mail about an event of a booking. `requests` are the guest's; those still open stand in it. `amount` is of
 * an event of money, in minor units.
 */
export function propertyPage(
  mail: StayMail,
  type: PropertyNotification,
  requests: readonly GuestRequestRow[],
  url: string,
  amount?: number,
): MailPage {
  const { hotel, booking, language } = mail;
  const say = propertyWords[language];
  const stay = stayWords[language];
  const ofMoney = propertyMoneyWords[language];
  const advice = ofMoney.advice[type];
  const { words } = hotel.wordsIn(language);
  const facts: MailFact[] = [
    { name: stay.reference, value: booking.reference },
    ...(amount === undefined ? [] : [{ name: ofMoney.amount, value: moneySaid(mail)(amount) }]),
    ...stayFacts(booking.selection.stay, hotel.sale, language),
    ...roomsSaid(mail).map((value) => ({ name: stay.room, value })),
    ...billInWords(booking.bill, words).addons.map((addon) => ({
      name: stay.extra,
      value: countedName(addon.name, addon.quantity),
    })),
    ...requests.filter(({ status }) => status === 'open').map((request) => askedFor(request, language)),
    { name: say.state, value: say.states[booking.status] },
    ...(booking.status === 'requested' && booking.expires_at !== null
      ? [{ name: say.answerBy, value: momentSaid(booking.expires_at, mail), isTotal: true }]
      : []),
  ];
  return {
    language,
    brand: hotel.readFacts().theme.brand,
    sender: words.name,
    title: `${say.titles[type]} (${booking.reference})`,
    paragraphs: advice === undefined ? [] : [advice],
    rows: [],
    button: { label: say.button, url },
    sections: [{ title: '', kind: 'facts', facts }, billPart(mail)],
    closing: say.private,
  };
}

/** A time that a guest asks for, and whether it has a note: the property answers it by its id. */
function askedFor({ kind, time, note, request_id: id }: GuestRequestRow, language: Locale): MailFact {
  const say = propertyWords[language];
  const at = formatTime(time, language);
  return { name: say[kind], value: `${note === null ? at : fill(say.withNote, { time: at })} (${id})` };
}
