import type { Locale } from '@latchkey/site/urls';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "consent-en" */ '../../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "consent-de" */ '../../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "consent-ar" */ '../../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "consent-hi" */ '../../locales/hi.mjs'),
};

/** The banner's words in one language. They are fetched with the banner, and by nobody who is not asked. */
export async function loadConsentWords(locale: Locale): Promise<I18n> {
  const { messages } = await catalogs[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
