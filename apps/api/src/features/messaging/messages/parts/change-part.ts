import { liveChange } from '../../../ledger/ledger.ts';
import type { MailSection } from '../mail-page.types.ts';
import { changeWords } from './change-part.words.ts';
import { moneyText } from './money-text.ts';
import type { StayMail } from './stay-mail.types.ts';
import { roomsSaid, stayFacts } from './stay-part.ts';
import { stayWords } from './stay-part.words.ts';

/** The stay as it will be once the change is paid, and what is due for it; null where none waits. */
export function changePart(mail: StayMail): MailSection | null {
  const { hotel, booking, language, now } = mail;
  const change = liveChange(booking, now);
  if (change === null) return null;
  const say = changeWords[language];
  const money = moneyText(mail);
  const changed = { ...booking, selection: change.selection };
  return {
    title: say.asChanged,
    kind: 'facts',
    facts: [
      ...stayFacts(change.selection.stay, hotel.sale, language),
      ...roomsSaid({ hotel, booking: changed, language }).map((value) => ({ name: stayWords[language].room, value })),
      { name: say.newTotal, value: money(change.bill.total) },
      { name: say.due, value: money(change.due), isTotal: true },
    ],
  };
}
