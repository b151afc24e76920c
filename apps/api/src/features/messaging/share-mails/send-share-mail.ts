import { directionOf } from '@latchkey/booking-core/language';
import { formatMoney, isolate } from '@latchkey/format/money';
import { initialsOf } from '@latchkey/format/initials';
import { withoutHosts } from '@latchkey/booking-core/text';
import { urlOf } from '@latchkey/site/urls';
import type { Deps } from '../../../deps.ts';
import type { PayerNotice } from '../../refunds/refunds.ts';
import { shareOf } from '../../reservations/reservations.ts';
import { fill } from '../messages/fill.ts';
import { mailPage } from '../messages/mail-page.ts';
import { mailText } from '../messages/mail-text.ts';
import { publicUrl } from '../messages/public-url.ts';
import { stayFacts } from '../messages/parts/stay-part.ts';
import { shareWords } from './share-mail.words.ts';

interface ToSend {
  readonly shareId: string;
  readonly notice: PayerNotice;
  /** Minor units; 0 where none is said. */
  readonly amount: number;
  readonly noticeId: string;
}

/**
 * Mails the payer of a share, in the language of their page: the receipt, and word of money that comes back. Nothing of who
 * booked is in it. Nobody where the payer was erased. Throws when the mail was not taken.
 */
export async function sendShareMail(
  deps: Deps,
  hotelId: number,
  { shareId, notice, amount, noticeId }: ToSend,
): Promise<void> {
  const found = await shareOf(deps, shareId);
  if (found === undefined || found.hotel.id !== hotelId) throw new Error('a mail without its share');
  const { hotel, booking, share } = found;
  const { payer_mail: to, payer_name: name, payer_language: language } = share;
  if (to === null || name === null || language === null) return;
  const say = shareWords[language];
  const sum = formatMoney(amount, booking.currency, language);
  const { name: hotelName } = hotel.wordsIn(language).words;
  const values = { hotel: hotelName, amount: directionOf(language) === 'rtl' ? isolate(sum) : sum };
  const [subject, sentence] = say.notices[notice];
  const title = fill(subject, values);
  const page = {
    language,
    brand: hotel.readFacts().theme.brand,
    sender: hotelName,
    mark: initialsOf(hotel.readFacts().slug),
    title,
    paragraphs: [fill(say.greeting, { guest: withoutHosts(name) }), fill(sentence, values)],
    rows: amount > 0 ? [[say.amount, sum] as const] : [],
    sections: [
      { title: say.stay, kind: 'facts' as const, facts: stayFacts(booking.selection.stay, hotel.sale, language, []) },
    ],
    button: {
      label: say.open,
      url: publicUrl(deps.settings, hotel, urlOf('share', { shareId }, { lang: language })),
    },
    closing: hotelName,
  };
  await deps.messages.sendMail({
    about: { kind: 'payer', hotelId },
    purpose: 'stay',
    messageId: `<share.${notice}.${noticeId.replaceAll(':', '.')}@${hotel.readFacts().hosts[0]}>`,
    from: { name: hotelName, address: deps.settings.mailFrom },
    to,
    replyTo: hotel.readFacts().email,
    subject: title,
    text: mailText(page),
    html: mailPage(page),
  });
}
