/** The interface languages, the default first (specification section 1). */
export const locales = ['en', 'de', 'ar', 'hi'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** Writing direction of a language. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** Keeps the chosen language between visits; also the name it has in local storage. */
export const languageCookie = 'latchkey-language';
