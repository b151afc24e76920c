import type { Locale } from '@latchkey/site/urls';

/** Each language's name in itself, and its sign where there is no room for a name. */
export const languageNames: Readonly<Record<Locale, readonly [name: string, short: string]>> = {
  en: ['English', 'EN'],
  de: ['Deutsch', 'DE'],
  ar: ['العربية', 'ع'],
  hi: ['हिन्दी', 'हि'],
};
