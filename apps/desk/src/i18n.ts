import type { Locale } from '@latchkey/site/urls';
import { loadUiWords } from '@latchkey/ui/words';
import type { Messages } from '@lingui/core';

type Catalog = { readonly messages: Messages };

const shared: Readonly<Record<Locale, () => Promise<Catalog>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../locales/en.mjs'),
  de: () => import(/* webpackChunkName: "words-de" */ '../locales/de.mjs'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../locales/ar.mjs'),
  hi: () => import(/* webpackChunkName: "words-hi" */ '../locales/hi.mjs'),
};

const screens = [
  'answers',
  'booking',
  'cleaning',
  'hotels',
  'journal',
  'new-booking',
  'operator',
  'people',
  'rates',
  'rooms',
  'set-up',
  'sign-in',
  'start',
  'today',
  'you',
];

const ofScreen = async (screen: string, locale: Locale): Promise<Messages> => {
  const { messages } = (await import(
    /* webpackChunkName: "screen-[request]", webpackInclude: /screens.[^\\/]+.[^\\/]+\.mjs$/ */ `../locales/screens/${screen}/${locale}.mjs`
  )) as Catalog;
  return messages;
};

/** Folders of a screen whose words are fetched with what is drawn there. */
const later: Readonly<Record<string, readonly string[]>> = { booking: ['told'], start: ['terms'] };

/** The words of such a folder. */
export async function laterWordsOf(screen: string, folder: string, locale: Locale): Promise<Messages> {
  const { messages } = (await import(
    /* webpackChunkName: "later-[request]", webpackInclude: /\.mjs$/ */ `../locales/screens/${screen}/${folder}/${locale}.mjs`
  )) as Catalog;
  return messages;
}

/**
 * The words of a screen in one language, with those that all screens share and those of this remote's copy of ui; a fresh
 * object every time. A shell of before screens had words of their own names none, and gets the words of all.
 */
export async function loadWords(locale: Locale, screen?: string): Promise<Messages> {
  const wanted = screen === undefined ? screens : [screen];
  const drawn = typeof document === 'undefined' ? wanted : [];
  const [own, ui, ...more] = await Promise.all([
    shared[locale](),
    loadUiWords(locale),
    ...wanted.map((one) => ofScreen(one, locale)),
    ...drawn.flatMap((one) => (later[one] ?? []).map((folder) => laterWordsOf(one, folder, locale))),
  ]);
  return Object.assign({ ...ui, ...own.messages }, ...more) as Messages;
}
