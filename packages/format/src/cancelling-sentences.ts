import type { Locale } from '@latchkey/booking-core/language';
import { moneyBackOf, processingChargePercent, type Refund } from '@latchkey/booking-core/refund';
import { cancellingSentences } from './cancelling-sentences.words.ts';
import { filled } from './filled.ts';
import { formatPercent } from './number.ts';

type Say = (amount: number) => string;
/** What a refund is made of, minor units; `paid` counts towards the stay. */
type Sums = Pick<Refund, 'fee' | 'penalty' | 'refund'> & { readonly paid: number };

/** What cancelling up to a moment costs of what is paid, as a guest reads it: in mails, on the voucher and on pages. */
export function cancellingSentence(sums: Sums, total: number, locale: Locale, say: Say): string {
  const words = cancellingSentences[locale];
  const { fee, penalty, refund } = sums;
  const back = moneyBackOf(sums);
  if (back === 'free') return words.free;
  if (back === 'by_terms') return filled(words.byTerms, { fee: say(fee) });
  if (penalty === 0) return filled(words.back, { back: say(refund) });
  const values = { fee: say(penalty), back: say(refund) };
  if (penalty >= total) return filled(words.all, values);
  return filled(back === 'none' ? words.kept : words.keptBack, values);
}

/** When that is, with the moment in words. */
export const beforeSentence = (time: string, locale: Locale): string =>
  filled(cancellingSentences[locale].before, { time });

/** What not coming costs of what is paid. */
export function noShowSentence({ paid, fee, penalty }: Sums, locale: Locale, say: Say): string {
  const words = cancellingSentences[locale];
  return paid === 0 ? filled(words.noShowByTerms, { fee: say(fee) }) : filled(words.noShow, { fee: say(penalty) });
}

/** What the payment company keeps, where one of these refunds is charged; null where none is. */
export const chargeSentence = (refunds: readonly Pick<Refund, 'processingCharge'>[], locale: Locale): string | null =>
  refunds.every(({ processingCharge }) => processingCharge === 0)
    ? null
    : filled(cancellingSentences[locale].charge, { charge: formatPercent(processingChargePercent, locale) });

/** Of a booking that has ended and of which nothing was paid; `fee` is what the hotel's terms ask for. */
export const nothingPaidSentence = (fee: number, locale: Locale, say: Say): string =>
  fee === 0
    ? cancellingSentences[locale].nothingPaid
    : filled(cancellingSentences[locale].nothingPaidFee, { fee: say(fee) });
