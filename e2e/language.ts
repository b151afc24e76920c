import type { Locale } from '@latchkey/site/urls';

/** A language of the site. */
export type Language = Locale;

export const languages = ['en', 'de', 'ar', 'hi'] as const satisfies readonly Language[];
