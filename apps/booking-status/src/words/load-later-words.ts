import type { Locale } from '@latchkey/site/urls';
import type { Messages } from '@lingui/core';

const catalogs: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import(/* webpackChunkName: "later-en" */ '../../locales/later/en.mjs'),
  de: () => import(/* webpackChunkName: "later-de" */ '../../locales/later/de.mjs'),
  ar: () => import(/* webpackChunkName: "later-ar" */ '../../locales/later/ar.mjs'),
  hi: () => import(/* webpackChunkName: "later-hi" */ '../../locales/later/hi.mjs'),
};

/** The words of the islands of this remote, which most pages never show. */
export const loadLaterWords = async (locale: Locale): Promise<Messages> => (await catalogs[locale]()).messages;
