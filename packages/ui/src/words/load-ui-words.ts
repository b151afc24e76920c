import type { Locale } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';
import { loadUiFrameWords } from './load-frame-words.ts';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../../locales/hi.mjs'),
};

/**
 * The words of this copy of ui in one language, in a fresh object: Lingui keeps the first object it is given and adds
 * later catalogs to it, which on a server would leak from one request into the next.
 */
export async function loadUiWords(locale: Locale): Promise<Messages> {
  const [frame, { messages }] = await Promise.all([loadUiFrameWords(locale), catalogs[locale]()]);
  return { ...frame, ...messages };
}
