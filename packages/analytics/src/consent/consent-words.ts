import { languageTag, type Locale } from '@latchkey/booking-core/language';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { messages as ar } from '../../locales/ar.mjs';
import { messages as de } from '../../locales/de.mjs';
import { messages as en } from '../../locales/en.mjs';
import { messages as hi } from '../../locales/hi.mjs';

// Together they weigh less than what the first load would have to know of four files.
const catalogs: Readonly<Record<Locale, Messages>> = { en, de, ar, hi };

/** The banner's words in one language. They come with the banner, so only visitors who are asked load them. */
export const consentWords = (locale: Locale): I18n =>
  setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: { ...catalogs[locale] } } });
