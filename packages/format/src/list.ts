import type { Locale } from './locale.ts';

/** Words side by side with the language's own comma: "Teak King, breakfast" · "غرفة الساج، مع الإفطار". Empty ones are left out. */
export function withCommas(words: readonly (string | undefined)[], locale: Locale): string {
  return words.filter((word) => word !== undefined && word !== '').join(locale === 'ar' ? '، ' : ', ');
}
