import { advertised } from '@latchkey/booking-core/promotion';
import { formatMoney } from '@latchkey/format/money';
import { fill, shortStayPart } from '../../messaging/messaging.ts';
import type { MailPage } from '../../messaging/messages/mail-page.types.ts';
import type { StayMail } from '../../messaging/messages/parts/stay-mail.types.ts';
import { invitationWords } from './review.words.ts';

/** The mail that asks for a review. `url` is where it is written. */
export function invitationPage(mail: StayMail, url: string): MailPage {
  const { hotel, booking, language } = mail;
  const say = invitationWords[language];
  const { name } = hotel.wordsIn(language).words;
  const { theme, feedbackVoucher } = hotel.readFacts();
  const amount = formatMoney(advertised.feedbackVoucher, 'INR', language);
  return {
    language,
    brand: theme.brand,
    sender: name,
    title: fill(say.subject, { hotel: name }),
    paragraphs: [
      fill(say.greeting, { guest: booking.travellers[0]?.fullName ?? '' }),
      say.text,
      say.published,
      ...(feedbackVoucher ? [fill(say.voucher, { amount })] : []),
    ],
    rows: [],
    button: { label: say.button, url },
    sections: [shortStayPart(mail)],
    closing: `${say.once} ${name}`,
  };
}
