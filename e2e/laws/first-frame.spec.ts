import type { Page } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { deskPages, throughDesk } from '../pages/desk-pages.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

/**
 * Names of styles that the document of this page draws with, and that no sheet has which it brings. Such a part jumps when the
 * sheet comes with its code: what is pressed at that moment is missed.
 */
async function unstyled(page: Page): Promise<string[]> {
  const textOf = (address: string): Promise<string> => page.evaluate(async (one) => (await fetch(one)).text(), address);
  const html = await textOf(page.url());
  const links = html.match(/<link\b[^>]*>/gu)?.filter((link) => /\brel="?stylesheet/u.test(link)) ?? [];
  const sheets = await Promise.all(links.map((link) => textOf(/\bhref="([^"]+)"/u.exec(link)?.[1] ?? '')));
  const rules = [...sheets, ...(html.match(/<style\b[^>]*>.*?<\/style>/gsu) ?? [])].join('\n');
  const drawn = [...html.matchAll(/\bclass="([^"]+)"/gu)].flatMap(([, names = '']) => names.split(' '));
  expect(drawn.length).toBeGreaterThan(10);
  return [...new Set(drawn)].filter((name) => name.includes('__') && !rules.includes(`.${name}`));
}

for (const kind of deskPages)
  test(`the first frame of ${kind} at the desk has all its styles`, async ({ page, language, guard }) => {
    guard.allow(/status of 404/);
    const found: string[] = [];
    await throughDesk(page, language, kind, async (name) => {
      found.push(...(await unstyled(page)).map((style) => `${name}: ${style}`));
    });
    expect(found).toEqual([]);
  });

test('the first frame of a guest’s page has all its styles', async ({ page }) => {
  const { checkIn, checkOut } = mondayStay(sandalwood, 12);
  const found: string[] = [];
  for (const path of [
    '/',
    `/rooms/1760/${checkIn}/${checkOut}/2/0`,
    '/room-view/teak-king',
    '/terms-conditions',
    '/bookings/find',
  ]) {
    await page.goto(`${addressOf(sandalwood.host)}${path}`);
    found.push(...(await unstyled(page)).map((style) => `${path}: ${style}`));
  }
  expect(found).toEqual([]);
});
