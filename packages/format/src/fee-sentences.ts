import { feeIn, type Fee } from '@latchkey/booking-core/cancellation';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { CoreError } from '@latchkey/booking-core/defect';
import type { Locale } from '@latchkey/booking-core/language';
import { filled } from './filled.ts';
import { firstNightsSentence } from './first-nights-sentence.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './number.ts';
import { feeWords } from './fee-sentences.words.ts';

/** A fee as the object of "keeps": of all of a stay nobody says a percentage. A sum needs its currency. */
export function feeKeptSentence(from: Fee, currency: CurrencyCode | null, locale: Locale): string {
  const [words, fee] = [feeWords[locale], feeIn(from)];
  if ('nights' in fee) return firstNightsSentence(fee.nights, 'kept', locale);
  if ('amount' in fee) {
    if (currency === null) throw new CoreError('unknown_currency', 'currency');
    const amount = formatMoney(fee.amount, currency, locale);
    return filled(fee.per === 'room' ? words.sumPerRoom : words.sum, { amount });
  }
  return fee.percent >= 100 ? words.wholePrice : filled(words.share, { part: formatPercent(fee.percent, locale) });
}

/** What a stay’s own fee comes to, with the nights that it is of where it is of nights. */
export function feeSumSentence(from: Fee, sum: string, locale: Locale): string {
  const fee = feeIn(from);
  return 'nights' in fee ? `${sum} (${firstNightsSentence(fee.nights, 'named', locale)})` : sum;
}
