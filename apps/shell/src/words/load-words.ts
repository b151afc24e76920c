import { languageTag } from '@latchkey/format/locale';
import type { Locale } from '@latchkey/site/urls';
import { loadUiFrameWords } from '@latchkey/ui/words';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../../locales/hi.mjs'),
};

/** The words of the page's frame in one language. A new instance every time: nothing is shared between requests. */
export async function loadFrameWords(locale: Locale): Promise<I18n> {
  const [own, ui] = await Promise.all([catalogs[locale](), loadUiFrameWords(locale)]);
  return wordsIn(locale, { ...ui, ...own.messages });
}

/** An I18n instance that knows one language. */
export const wordsIn = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } });
