import { directionOf } from '@latchkey/booking-core/language';
import { formatMoney, isolate } from '@latchkey/format/money';
import type { StayMail } from './stay-mail.types.ts';

/** An amount in the booking's currency, in the words of the mail's language. */
export const moneyText =
  ({ booking, language }: Pick<StayMail, 'booking' | 'language'>) =>
  (amount: number): string =>
    formatMoney(amount, booking.currency, language);

/** An amount inside a sentence: the words beside it, which are written from the right, would turn it around. */
export const moneyInSentence =
  (mail: Pick<StayMail, 'booking' | 'language'>) =>
  (amount: number): string =>
    directionOf(mail.language) === 'rtl' ? isolate(moneyText(mail)(amount)) : moneyText(mail)(amount);
