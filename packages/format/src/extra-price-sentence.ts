import type { CurrencyCode } from '@latchkey/booking-core/currency';
import type { PriceOfExtra } from '@latchkey/booking-core/extras';
import type { Locale } from '@latchkey/booking-core/language';
import { filled } from './filled.ts';
import { formatMoney } from './money.ts';
import { formatPercent } from './number.ts';

const shares: Readonly<Record<Locale, string>> = {
  en: '{percent} of the room price after discounts',
  de: '{percent} des Zimmerpreises nach Rabatten',
  ar: '{percent} من سعر الغرف بعد الخصومات',
  hi: 'छूट के बाद कमरों की कीमत का {percent}',
};

/** What one of an extra costs: a sum, from one to another where it goes by season, or its share of the rooms in words. */
export function extraPriceSentence(
  { least, most, percent }: PriceOfExtra,
  currency: CurrencyCode,
  locale: Locale,
): string {
  if (percent !== undefined) return filled(shares[locale], { percent: formatPercent(percent, locale) });
  const [low, high] = [formatMoney(least, currency, locale), formatMoney(most, currency, locale)];
  return least === most ? low : `${low} – ${high}`;
}
