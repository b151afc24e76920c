import type { Locale } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../../locales/frame/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../../locales/frame/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../../locales/frame/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../../locales/frame/hi.mjs'),
};

/**
 * The words of a page's frame and of its screens' states in one language, in a fresh object: all that the shell needs of
 * ui, and a sixth of what a remote needs.
 */
export async function loadUiFrameWords(locale: Locale): Promise<Messages> {
  const { messages } = await catalogs[locale]();
  return { ...messages };
}
