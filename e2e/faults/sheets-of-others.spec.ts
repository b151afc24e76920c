import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { expect, test } from '../test.ts';

/** Of each app whose sheets the page has: whether any of them holds. */
const holding = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() => {
    const found: Record<string, boolean> = {};
    for (const { href, ownerNode, disabled } of document.styleSheets) {
      const beside = (ownerNode as Element | null)?.nextElementSibling;
      const file = href ?? (beside instanceof HTMLLinkElement ? beside.href : '');
      const app = /\/assets\/([\w-]+)\//.exec(file)?.[1];
      if (app !== undefined && app !== 'shell') found[app] = (found[app] ?? false) || !disabled;
    }
    return found;
  });

/** How large the letters of the page’s frame are. */
const frameLetters = (page: Page): Promise<string> =>
  page
    .locator('header')
    .first()
    .evaluate((header) => getComputedStyle(header).fontSize);

test('a sheet that reaches beyond its screen holds while that is shown, and is over when the guest goes back', async ({
  page,
  home,
}) => {
  await home.open();
  await ready(page);
  const letters = await frameLetters(page);
  expect(await holding(page)).toEqual({ 'hotel-home': true });
  // What is fetched ahead for a link that is pointed at, too.
  const link = page.locator('a[href*="/planner/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/planner/);
  await expect.poll(() => holding(page)).toEqual({ 'hotel-home': false, itinerary: true });
  await page.evaluate(() => {
    for (const sheet of document.styleSheets)
      if (!sheet.disabled && /\/assets\/itinerary\//.test(sheet.href ?? ''))
        sheet.insertRule('header { font-size: 9px !important; }', 0);
  });
  expect(await frameLetters(page)).toBe('9px');
  await page.goBack();
  await expect.poll(() => holding(page)).toEqual({ 'hotel-home': true, itinerary: false });
  expect(await frameLetters(page)).toBe(letters);
  await page.goForward();
  await expect.poll(() => holding(page)).toEqual({ 'hotel-home': false, itinerary: true });
  expect(await frameLetters(page)).toBe('9px');
});
