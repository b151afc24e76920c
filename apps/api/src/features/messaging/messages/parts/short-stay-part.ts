import type { MailSection } from '../mail-page.types.ts';
import type { StayMail } from './stay-mail.types.ts';
import { roomsSaid, stayFacts } from './stay-part.ts';
import { stayWords } from './stay-part.words.ts';

/** Which stay it is: its reference, dates and rooms. */
export function shortStayPart(mail: StayMail): MailSection {
  const { hotel, booking, language } = mail;
  const say = stayWords[language];
  return {
    title: say.title,
    kind: 'facts',
    facts: [
      { name: say.reference, value: booking.reference },
      ...stayFacts(booking.selection.stay, hotel.sale, language, mail.requests),
      ...roomsSaid(mail).map((value) => ({ name: say.room, value })),
    ],
  };
}
