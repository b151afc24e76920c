import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import type { Language } from '../language.ts';
import { bookAs, dayAfter, houseOf, somebody } from './desk-guest.ts';
import { openDesk, signInLink } from './desk.ts';
import { todayAt } from '../stays.ts';

/** Opens every page of the desk that somebody who is signed in has, with what opens on them, for an owner with a guest to come. */
export async function throughDesk(
  page: Page,
  language: Language,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { hotel } = houseOf(language);
  const today = todayAt(hotel);
  const guest = somebody('Ira');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 2) }, language);
  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const href = await page.getByRole('link', { name: guest.fullName }).first().getAttribute('href');
  const booking = (href ?? '').split('?')[0] ?? '';
  const at = `/h/${hotel.id}`;
  const pages = [
    `${at}/today`,
    `${booking}?open=none`,
    `${booking}?open=payment`,
    `${booking}?open=change`,
    `${booking}?open=cancel`,
    `${booking}?open=more`,
    `${at}/new`,
    `${at}/answers`,
    `${at}/answers?show=closed`,
    `${at}/rooms`,
    `${at}/rates`,
    `${at}/rates?ask=stop`,
    `${at}/counter`,
    `${at}/reports`,
    `${at}/journal`,
    `${at}/people`,
    '/you',
    '/',
  ];
  for (const one of pages) {
    await page.goto(new URL(`${one}${one.includes('?') ? '&' : '?'}lang=${language}`, page.url()).href);
    await ready(page);
    await look(one);
  }
  await page.goto(new URL(`${at}/today?lang=${language}`, page.url()).href);
  await ready(page);
  await page.locator('header summary').last().click();
  await page.locator('header details[open] button[type=button]').click();
  await page.locator('dialog[open]').waitFor();
  await look('the list of keys');
}
