import type { Locale } from '@latchkey/booking-core/language';

const semicolons: Readonly<Record<Locale, string>> = { en: '; ', de: '; ', ar: '؛ ', hi: '; ' };

/** Lists side by side, each with commas of its own: with the language's semicolon. */
export const withSemicolons = (lists: readonly string[], locale: Locale): string => lists.join(semicolons[locale]);
