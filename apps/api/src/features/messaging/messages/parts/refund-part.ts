import { isFinal } from '@latchkey/booking-core/booking-states';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { MailSection } from '../mail-page.types.ts';
import { moneyText } from './money-text.ts';
import { refundPartWords } from './refund-part.words.ts';
import type { StayMail } from './stay-mail.types.ts';

/** What became of the money: paid, counted towards a stay that stands, kept, on its way back, refunded. Null where nothing was paid. */
export function refundPart(mail: StayMail): MailSection | null {
  const { booking, money, language } = mail;
  if (money.captured === 0) return null;
  const say = refundPartWords[language];
  const said = moneyText(mail);
  const lines = [
    [say.paid, money.captured],
    [say.stay, isFinal(booking.status) ? 0 : paidTowardsStay(booking, money)],
    [say.kept, booking.kept],
    [say.pending, money.refunding - money.waiting - money.unpayable - money.owedAtProperty],
    [say.waiting, money.waiting],
    [say.unpayable, money.unpayable],
    [say.atProperty, money.owedAtProperty],
    [say.processed, money.refunded],
    [say.lost, money.lost],
  ] as const;
  const back = money.refunding + money.refunded + money.lost;
  return {
    title: say.title,
    kind: 'sums',
    facts: [
      ...lines.filter(([, amount]) => amount > 0).map(([name, amount]) => ({ name, value: said(amount) })),
      ...(back === 0 ? [{ name: say.none, value: said(0) }] : []),
    ],
  };
}
