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
  await expect(page.getByRole('heading', { name: say('Which hotel?'), exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
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
