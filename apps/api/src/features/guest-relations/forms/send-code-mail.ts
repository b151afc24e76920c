import type { Locale } from '@latchkey/booking-core/language';
import { formatPercent } from '@latchkey/format/number';
import type { Deps } from '../../../deps.ts';
import { advertisedCodeOf, type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import { fill, mailPage } from '../../messaging/messaging.ts';
import { lettersWords } from './letters.words.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

/** A reader of a hotel's letters. */
interface Reader {
  readonly entryId: string;
  readonly to: string;
  readonly language: Locale;
}

/**
 * Mails a new reader the code that the hotel advertises: a reader who hears of a code gets it. Sends only while
 * the hotel advertises one. Throws when the mail was not taken.
 */
export async function sendCodeMail(deps: Deps, hotel: HotelRecord, reader: Reader): Promise<void> {
  const facts = hotel.readFacts();
  const now = deps.clock();
  const offered = advertisedCodeOf(facts, propertyToday(hotel.sale.timeZone, now));
  if (offered === null) return;
  const { entryId, to, language } = reader;
  const say = lettersWords[language];
  const { name } = hotel.wordsIn(language).words;
  const values = { hotel: name, code: offered.couponCode, percent: formatPercent(offered.percent, language) };
  const [subject, text] = [fill(say.codeSubject, values), fill(say.codeText, values)];
  const leave = await unsubscribeUrl(deps, hotel, entryId, language);
  await deps.messages.sendMail({
    about: { kind: 'visitor', hotelId: hotel.id },
    purpose: 'letters',
    messageId: `<letters-code.${entryId}.${now.getTime()}@${facts.hosts[0]}>`,
    from: { name, address: deps.settings.mailFrom },
    to,
    replyTo: facts.email,
    subject,
    text: [text, '', say.codeClosing, leave, '', name].join('\n'),
    unsubscribeUrl: leave,
    html: mailPage({
      language,
      brand: facts.theme.brand,
      title: subject,
      paragraphs: [text],
      rows: [],
      button: null,
      closing: name,
    }),
  });
}
