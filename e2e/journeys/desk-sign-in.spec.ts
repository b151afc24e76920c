import type { BrowserContext, Page } from '@playwright/test';
import { linde, sandalwood } from '../hotels.ts';
import { signInLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Other hotels, Signing in).

test('somebody who works at a hotel signs in by a link, which works once and nowhere else', async ({
  page,
  browser,
  language,
}) => {
  const say = wordsOf('desk', language);
  const hotel = language === 'en' ? sandalwood : linde;
  const link = `${await signInLink(hotel, 'reception')}&lang=${language}`;
  await openBy(page, link);
  // The first sign-in tells a code to keep; who works at one hotel is then at its day.
  const [code, arrivals] = [
    page.getByRole('heading', { name: say('Print this code') }),
    page.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) }),
  ];
  await expect(code.or(arrivals)).toBeVisible();
  if (await code.isVisible()) await page.getByRole('link', { name: say('I have it on paper') }).click();
  await expect(arrivals).toBeVisible();
  expect(await cookieNames(page.context())).toContain('latchkey-desk');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openBy(other, link);
  await expect(other.getByRole('alert')).toBeVisible();
  expect(await cookieNames(elsewhere)).not.toContain('latchkey-desk');
  await elsewhere.close();

  async function openBy(on: Page, address: string): Promise<void> {
    await on.goto(address);
    await on.getByRole('button', { name: say('Open the desk') }).click();
  }
});

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);
