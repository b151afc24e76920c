import { locales, type Locale } from '@latchkey/site/urls';

/** A language of the site. */
export type Language = Locale;

export const languages: readonly Language[] = locales;
