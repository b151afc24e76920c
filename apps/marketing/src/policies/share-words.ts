import { formatPercent } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';

/** A share of a stay's total as the object of "keeps": `50% of the total`; of all of it nobody says a percentage. */
export function shareInWords(percent: number, locale: Locale): string {
  const part = formatPercent(percent, locale);
  const isAll = percent >= 100;
  const words: Readonly<Record<Locale, string>> = {
    en: isAll ? 'the whole price' : `${part} of the total`,
    de: isAll ? 'den ganzen Preis' : `${part} des Gesamtpreises`,
    ar: isAll ? 'بالسعر كله' : `بنسبة ${part} من الإجمالي`,
    hi: isAll ? 'पूरी कीमत' : `कुल राशि का ${part}`,
  };
  return words[locale];
}
