import type { BrowserContext } from '@playwright/test';
import { linde, sandalwood } from '../hotels.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
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
  const link = await signInLink(hotel, 'reception');
  await openDesk(page, link, language);
  expect(await cookieNames(page.context())).toContain('latchkey-desk');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${link}&lang=${language}`);
  await other.getByRole('button', { name: say('Open the desk') }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  expect(await cookieNames(elsewhere)).not.toContain('latchkey-desk');
  await elsewhere.close();
});

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);
