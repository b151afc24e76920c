import type { Locale } from '@latchkey/booking-core/language';

/** Words side by side with the language's own comma: "Teak King, breakfast" · "غرفة الساج، مع الإفطار". Empty ones are left out. */
export function withCommas(words: readonly (string | undefined)[], locale: Locale): string {
  return words.filter((word) => word !== undefined && word !== '').join(locale === 'ar' ? '، ' : ', ');
}
