/** The interface languages, the default and fallback first: the one list that every other list of languages comes from. */
export const locales = ['en', 'de', 'ar', 'hi'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Whether a value is an interface language. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

const rightToLeft: readonly Locale[] = ['ar'];

/** The direction in which a language is written. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (rightToLeft.includes(locale) ? 'rtl' : 'ltr');

/**
 * A language as `Intl` and Lingui are to be told it: with Latin digits, as in SMS and on card slips. Without that, older
 * browsers write Arabic ones where the server writes Latin, and the page that was sent is thrown away.
 */
export const languageTag = (locale: Locale): string => `${locale}-u-nu-latn`;
