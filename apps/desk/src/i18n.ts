import type { Locale } from '@latchkey/site/urls';
import { loadUiWords } from '@latchkey/ui/words';
import type { Messages } from '@lingui/core';
import { wordGroups } from './word-groups.ts';

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
  'counter',
  'hotels',
  'journal',
  'new-booking',
  'operator',
  'people',
  'rates',
  'reports',
  'rooms',
  'set-up',
  'sign-in',
  'start',
  'today',
  'you',
];

/** Of a screen, the folders whose words are fetched with what is drawn there. */
const later: Readonly<Record<string, readonly string[]>> = {
  booking: ['booking.history'],
  'set-up': ['set-up.payment'],
};

const catalogOf = (screen: string): string =>
  Object.entries(wordGroups).find(([, screens]) => screens.includes(screen))?.[0] ?? screen;

/** The words of a screen alone (with those of its group), or of such a folder of one: `booking.history`. */
export async function wordsOfScreen(screen: string, locale: Locale): Promise<Messages> {
  const { messages } = (await import(
    /* webpackChunkName: "screen-[request]", webpackInclude: /\.mjs$/ */ `../locales/screens/${catalogOf(screen)}/${locale}.mjs`
  )) as Catalog;
  return messages;
}

/**
 * The words of a screen in one language, with those that all screens share and those of this remote's copy of ui; a fresh
 * object every time. The server draws what comes later with the page, and needs its words too. A shell of before screens
 * had words of their own names none, and gets the words of all.
 */
export async function loadWords(locale: Locale, screen?: string): Promise<Messages> {
  const asked = screen === undefined ? screens : [screen];
  const wanted = typeof document === 'undefined' ? asked.flatMap((one) => [one, ...(later[one] ?? [])]) : asked;
  const [own, ui, ...more] = await Promise.all([
    shared[locale](),
    loadUiWords(locale),
    ...wanted.map((one) => wordsOfScreen(one, locale)),
  ]);
  return Object.assign({ ...ui, ...own.messages }, ...more) as Messages;
}
