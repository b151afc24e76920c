import { withSearch } from '../urls/build-urls.ts';
import { defaultLocale, type Locale } from '@latchkey/booking-core/language';

/** Carries the page's language in a link; the default language needs none. */
export const inLanguage = (to: string, locale: Locale): string =>
  locale === defaultLocale ? to : withSearch(to, { lang: locale });
