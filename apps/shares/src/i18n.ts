import type { Locale } from '@latchkey/site/urls';
import { loadStayWords } from '@latchkey/stay/words';
import { loadUiWords } from '@latchkey/ui/words';
import type { Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../locales/hi.mjs'),
};

/** This remote's words in one language, with those of its copies of ui and stay; a fresh object every time. */
export async function loadWords(locale: Locale): Promise<Messages> {
  const [own, ui, stay] = await Promise.all([catalogs[locale](), loadUiWords(locale), loadStayWords(locale)]);
  return { ...ui, ...stay, ...own.messages };
}
