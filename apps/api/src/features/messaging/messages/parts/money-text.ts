import { formatMoney, isolate } from '@latchkey/format/money';
import type { StayMail } from './stay-mail.types.ts';

/** An amount in the booking's currency, in the words of the mail's language. */
export const moneyText =
  ({ booking, language }: Pick<StayMail, 'booking' | 'language'>) =>
  (amount: number): string =>
    formatMoney(amount, booking.currency, language);

/** An amount inside a sentence: in Arabic it is kept from being turned around by the words beside it. */
export const moneyInSentence =
  (mail: Pick<StayMail, 'booking' | 'language'>) =>
  (amount: number): string =>
    mail.language === 'ar' ? isolate(moneyText(mail)(amount)) : moneyText(mail)(amount);
