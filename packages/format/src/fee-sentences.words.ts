import type { Locale } from '@latchkey/booking-core/language';

/** A fee as the object of "keeps". `{part}` is a percentage, `{amount}` a sum. */
interface FeeWords {
  readonly wholePrice: string;
  readonly share: string;
  /** A sum, once a booking and for each room. */
  readonly sum: string;
  readonly sumPerRoom: string;
}

export const feeWords: Readonly<Record<Locale, FeeWords>> = {
  en: {
    wholePrice: 'the whole price',
    share: '{part} of the total',
    sum: '{amount}',
    sumPerRoom: '{amount} for each room',
  },
  de: {
    wholePrice: 'den ganzen Preis',
    share: '{part} des Gesamtpreises',
    sum: '{amount}',
    sumPerRoom: '{amount} für jedes Zimmer',
  },
  ar: {
    wholePrice: 'بالسعر كله',
    share: 'بنسبة {part} من الإجمالي',
    sum: 'بمبلغ {amount}',
    sumPerRoom: 'بمبلغ {amount} عن كل غرفة',
  },
  hi: {
    wholePrice: 'पूरी कीमत',
    share: 'कुल राशि का {part}',
    sum: '{amount}',
    sumPerRoom: 'हर कमरे के लिए {amount}',
  },
};
