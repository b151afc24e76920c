import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { pricedHouses } from '../hotels.ts';
import type { Language } from '../language.ts';
import { totalBy } from '../pages/api.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const room = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
type Dates = ReturnType<typeof mondayStay>;

/** A hotel whose prices no other story reads. */
const houseIn = (language: Language) => (language === 'ar' ? pricedHouses.ar : pricedHouses.en);

/** The page of rates from a date, for somebody who may set them; and what a guest would pay for a stay. */
async function ratesOf(page: Page, guest: Page, dates: Dates, language: Language) {
  const house = houseIn(language);
  const total = async (): Promise<number> => {
    await guest.goto(`${addressOf(house.host)}/privacy-policy`, { waitUntil: 'commit' });
    return totalBy(guest, house, { ...dates, ...room, adults: 2 });
  };
  const { mail } = await hire([house], 'manager', { name: 'Charu', language });
  await openDesk(page, await staffLink(house, mail), language);
  const address = `${new URL(page.url()).origin}/h/${house.id}/rates?from=${dates.checkIn}&lang=${language}`;
  return { total, address };
}

test('many nights get a price of their own at the desk, counted before; guests pay it; and it is taken back', async ({
  page,
  browser,
  language,
  guard,
}) => {
  guard.allow(/status of 422/);
  const say = wordsOf('desk', language);
  const dates = mondayStay(houseIn(language), 40 + randomInt(4));
  const context = await browser.newContext();
  const { total, address } = await ratesOf(page, await context.newPage(), dates, language);
  const before = await total();
  const price = page.getByLabel(say('Price before tax', { context: 'of a night', place: 'start' }));
  const fill = async (typed: string): Promise<void> => {
    await page.goto(`${address}&ask=set&plan=teak-king.breakfast`);
    await ready(page);
    await page
      .getByLabel(say('Last night', { context: 'whose figures are set' }))
      .first()
      .fill(dates.checkIn);
    await price.fill(typed);
    await look.click();
  };
  const look = page.getByRole('button', { name: say('See what changes', { context: 'a change of many nights' }) });
  const make = page.locator('button[value=make]');

  await fill('-50000');
  await expect(page.getByRole('alert')).toContainText(/5,200/);
  await expect(price).toHaveValue('-50000');

  await fill('+20 %');
  await make.dblclick();
  await expect.poll(total).toBeGreaterThan(before);
  await page.locator('button[data-keys=u]').click();
  await expect.poll(total).toBe(before);

  await fill('+10 %');
  await make.click();
  await expect.poll(total).toBeGreaterThan(before);
  await page.goto(`${address}&ask=set&plan=teak-king.breakfast`);
  await ready(page);
  await page
    .getByRole('button', { name: say('Back to the rule', { context: 'figures of nights' }) })
    .last()
    .click();
  await make.click();
  await expect.poll(total).toBe(before);
  await context.close();
});

test('a festival weekend is priced in the table: typed, filled, pasted, taken back', async ({
  page,
  browser,
  language,
  isMobile,
  guard,
}) => {
  test.skip(isMobile || (page.viewportSize()?.width ?? 0) < 900, 'the table is for wider windows');
  guard.allow(/status of 422/);
  const dates = mondayStay(houseIn(language), 46 + randomInt(4));
  const context = await browser.newContext();
  const { total, address } = await ratesOf(page, await context.newPage(), dates, language);
  const before = await total();
  await page.goto(address);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const cells = page.locator('[data-row="teak-king breakfast priceForPax:2"] [role=gridcell]');

  await cells.nth(0).click();
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await expect(cells.nth(0)).toContainText('9,000');
  await expect.poll(total).toBeGreaterThan(before);

  await cells.nth(0).click();
  await cells.nth(2).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+r');
  await expect(cells.nth(2)).toContainText('9,000');
  await page.keyboard.press('Control+z');
  await expect(cells.nth(2)).not.toContainText('9,000');

  await cells.nth(4).click();
  const paste = (text: string): Promise<void> =>
    cells.nth(4).evaluate((cell, said) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', said);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste('9,100\t$ 70');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cells.nth(4)).not.toContainText('9,100');
  await paste('٩٬١٠٠\t९,२००');
  await expect(cells.nth(4)).toContainText('9,100');
  await expect(cells.nth(5)).toContainText('9,200');

  await cells.nth(0).click();
  await cells.nth(5).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  await expect.poll(total).toBe(before);
  await context.close();
});
