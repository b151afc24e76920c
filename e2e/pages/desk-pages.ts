import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, houseOf, somebody } from './desk-guest.ts';
import { openDesk, signInLink } from './desk.ts';
import { todayAt } from '../stays.ts';

/** A page below its hotel's, or of one booking. */
type Place = (at: { readonly hotel: string; readonly booking: string }) => string;

const ofHotel =
  (path: string): Place =>
  ({ hotel }) =>
    `${hotel}/${path}`;
const ofBooking =
  (panel: string): Place =>
  ({ booking }) =>
    `${booking}?open=${panel}`;

/** Every page of the desk that somebody who is signed in has, with what opens on them, by what they are for. */
const pages = {
  'a booking': ['none', 'payment', 'change', 'cancel', 'more'].map(ofBooking),
  'the day': ['today', 'new', 'answers', 'answers?show=closed', 'counter', 'cleaning'].map(ofHotel),
  'the house': [
    ...['rooms', 'rates', 'rates?ask=stop', 'reports', 'journal', 'people'].map(ofHotel),
    () => '/you',
    () => '/',
  ],
  'the settings': [
    ofHotel('set-up'),
    ...['texts', 'languages', 'pictures', 'rooms', 'plans', 'seasons', 'policies', 'taxes'].map((part) =>
      ofHotel(`set-up/${part}`),
    ),
    ...['domain', 'payment', 'table'].map((part) => ofHotel(`set-up/${part}`)),
    () => '/start?new=1',
  ],
  'the papers': [
    ...['settings/invoices', 'invoices', 'reports/books', 'reports/accounts', 'registration'].map(ofHotel),
    ({ booking }) => `${booking}/invoice`,
  ],
} satisfies Readonly<Record<string, readonly Place[]>>;

export type DeskPages = keyof typeof pages;
export const allDeskPages = Object.keys(pages) as DeskPages[];
/** Those on which somebody works each day; an owner sets up a house once. */
export const deskPages = allDeskPages.filter((kind) => kind !== 'the settings');

/** Opens the pages of one kind, for an owner with a guest to come. */
export async function throughDesk(
  page: Page,
  language: Language,
  kind: DeskPages,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { hotel } = houseOf(language);
  const today = todayAt(hotel);
  const guest = somebody('Ira');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 2) }, language);
  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const href = await page.getByRole('link', { name: guest.fullName }).first().getAttribute('href');
  const at = { hotel: `/h/${hotel.id}`, booking: (href ?? '').split('?')[0] ?? '' };
  for (const place of pages[kind]) {
    const one = place(at);
    await page.goto(new URL(`${one}${one.includes('?') ? '&' : '?'}lang=${language}`, page.url()).href);
    await ready(page);
    await look(one);
  }
  if (kind !== 'the day') return;
  await page.goto(new URL(`${at.hotel}/today?lang=${language}`, page.url()).href);
  await ready(page);
  await page.locator('header summary').last().click();
  await page.locator('header details[open] button[type=button]').click();
  await page.locator('dialog[open]').waitFor();
  await look('the list of keys');
}
