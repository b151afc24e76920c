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

/** Folders of the booking's screen whose words are fetched with what is drawn there. */
export type LaterFolder = 'deposit' | 'told';
const later: Readonly<Record<string, readonly LaterFolder[]>> = { booking: ['told'] };

/** The words of such a folder. */
export async function laterWordsOf(folder: LaterFolder, locale: Locale): Promise<Messages> {
  const { messages } = (await import(
    /* webpackChunkName: "booking-[request]", webpackInclude: /\.mjs$/ */ `../locales/screens/booking/${folder}/${locale}.mjs`
  )) as Catalog;
  return messages;
}

/**
 * The words of a screen in one language, with those that all screens share and those of this remote's copy of ui; a fresh
 * object every time. A shell of before screens had words of their own names none, and gets the words of all.
 */
export async function loadWords(locale: Locale, screen?: string): Promise<Messages> {
  const wanted = screen === undefined ? screens : [screen];
  const drawn = typeof document === 'undefined' ? wanted.flatMap((one) => later[one] ?? []) : [];
  const [own, ui, ...more] = await Promise.all([
    shared[locale](),
    loadUiWords(locale),
    ...wanted.map((one) => ofScreen(one, locale)),
    ...drawn.map((one) => laterWordsOf(one, locale)),
  ]);
  return Object.assign({ ...ui, ...own.messages }, ...more) as Messages;
}
