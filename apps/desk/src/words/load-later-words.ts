import type { Locale } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';

// One file for all languages: the desk's entry, which names every file, has little room.
const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "later" */ '../../locales/later/en.mjs'),
  de: () => import(/* webpackChunkName: "later" */ '../../locales/later/de.mjs'),
  ar: () => import(/* webpackChunkName: "later" */ '../../locales/later/ar.mjs'),
  hi: () => import(/* webpackChunkName: "later" */ '../../locales/later/hi.mjs'),
};

/** The words of the islands of this remote, which most pages never show. */
export const loadLaterWords = async (locale: Locale): Promise<Messages> => (await catalogs[locale]()).messages;
