import type { Locale } from '@latchkey/site/urls';
import { loadStayWords } from '@latchkey/stay/words';
import { loadUiWords } from '@latchkey/ui/words';
import type { Messages } from '@lingui/core';
import { loadLaterWords } from './words/load-later-words.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../locales/hi.mjs'),
};

/** This remote's words in one language, with those of its copies of ui and stay; a fresh object every time. The server renders islands with the page and needs their words too. */
export async function loadWords(locale: Locale): Promise<Messages> {
  const later = typeof document === 'undefined' ? loadLaterWords(locale) : Promise.resolve({});
  const [own, ui, stay, rest] = await Promise.all([
    catalogs[locale](),
    loadUiWords(locale),
    loadStayWords(locale),
    later,
  ]);
  return { ...ui, ...stay, ...own.messages, ...rest };
}
