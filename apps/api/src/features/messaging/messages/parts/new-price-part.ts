import type { MailSection } from '../mail-page.types.ts';
import { changeWords } from './change-part.words.ts';
import { moneyText } from './money-text.ts';
import type { StayMail } from './stay-mail.types.ts';

/** The price that was booked, the one that the property asks for now, and what is between them; null where it asks for none. */
export function newPricePart(mail: StayMail): MailSection | null {
  const { booking, language } = mail;
  if (booking.updated_price === null) return null;
  const say = changeWords[language];
  const money = moneyText(mail);
  return {
    title: say.newPrice,
    kind: 'sums',
    facts: [
      { name: say.oldTotal, value: money(booking.total) },
      { name: say.difference, value: money(booking.updated_price - booking.total) },
      { name: say.newTotal, value: money(booking.updated_price), isTotal: true },
    ],
  };
}
