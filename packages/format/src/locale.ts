/** The languages of the interface. English is the default and the fallback. */
export type Locale = 'en' | 'de' | 'ar' | 'hi';

/** Whether a language is written from right to left. */
export function isRightToLeft(locale: Locale): boolean {
  return locale === 'ar';
}

/** No-break space: between a number and what it counts. */
export const noBreak = '\u00A0';
