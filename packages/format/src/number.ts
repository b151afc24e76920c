import { languageTag, type Locale } from '@latchkey/booking-core/language';
import { noBreak } from './no-break.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number with the language's separators: 19,880 · 19.880. `indian` groups lakhs in English too (1,98,800).
 * `least` and `most` are the decimals shown.
 */
export function formatNumber(
  value: number,
  locale: Locale,
  { least = 0, most = least, indian = false }: { least?: number; most?: number; indian?: boolean } = {},
): string {
  const tag = indian && locale === 'en' ? 'en-IN-u-nu-latn' : languageTag(locale);
  const key = `${tag} ${least} ${most}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, {
      minimumFractionDigits: least,
      maximumFractionDigits: Math.max(least, most),
      useGrouping: 'always',
    });
    formats.set(key, format);
  }
  return plain(format.format(value));
}

/** A percentage as the mockups write it: 2.5% · 2,5 % · 2.5%, isolated in Arabic. At most four decimals. */
export function formatPercent(percent: number, locale: Locale): string {
  const number = formatNumber(percent, locale, { most: 4 });
  const percentage = `${number}${locale === 'de' ? noBreak : ''}%`;
  // Behind Arabic letters the sign would change sides, as CLDR's own marks keep it from doing.
  return locale === 'ar' ? `\u2066${percentage}\u2069` : percentage;
}

/** A rating with one decimal: 4.6 · 4,6. */
export function formatRating(rating: number, locale: Locale): string {
  return formatNumber(rating, locale, { least: 1 });
}

/** What stands before the decimals of a number in a language: `.` or `,`. */
export const decimalMark = (locale: Locale): '.' | ',' =>
  formatNumber(0.5, locale, { least: 1 }).includes(',') ? ',' : '.';

/**
 * Versions of the platform's language data differ in which invisible marks and narrow spaces they write; a server and a
 * browser that disagree break hydration. Marks go (the page isolates numbers itself), spaces become one kind.
 */
function plain(text: string): string {
  return text
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/[\u202F\u2009]/g, noBreak)
    .replace(/-/g, '\u2212');
}
