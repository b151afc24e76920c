import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { bookAs, dayAfter, houseOf, somebody } from '../pages/desk-guest.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { todayAt } from '../stays.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Roles).

test('a shift goes by keyboard alone: found, checked in, undone, opened, checked in again, and the next booked', async ({
  page,
  browser,
  guard,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  const today = todayAt(hotel);
  const guest = somebody('Kavya');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 1) }, language);

  const context = await browser.newContext();
  await guard.watch(context);
  const desk = await context.newPage();
  await openDesk(desk, await signInLink(hotel, 'reception'), language);
  await ready(desk);
  const key = (name: string): Promise<void> => desk.keyboard.press(name);
  const inHand = desk.locator(':focus');

  // Found.
  await key('/');
  await desk.keyboard.type(guest.email);
  await key('Enter');
  await expect(desk.locator('#found').getByText(guest.fullName)).toBeVisible();
  await ready(desk);
  await key('ArrowDown');
  await expect(inHand).toHaveText(guest.fullName);

  // In the day's list, checked in by its line's key, and undone.
  await key('t');
  await expect(desk.locator('#found')).toHaveCount(0);
  await walkTo(desk, guest.fullName);
  await key('Space');
  await expect(desk.getByRole('main').getByRole('status').getByText(guest.fullName)).toBeVisible();
  await expect(desk.locator('#arrivals').getByText(guest.fullName)).toHaveCount(0);
  await key('u');
  await expect(desk.locator('#arrivals').getByText(guest.fullName)).toBeVisible();

  // Opened, and checked in by the press that counts; a panel is opened by Tab, and put back.
  await walkTo(desk, guest.fullName);
  await key('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: guest.fullName })).toBeVisible();
  await key('Control+Enter');
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(say('Checked in.', { place: 'start' }));
  const pay = desk.locator('[data-opens=payment]:visible');
  await tabTo(desk, pay);
  await key('Enter');
  await expect(desk).toHaveURL(/open=payment/);
  await expect(desk.locator('#panel-title')).toBeVisible();
  await key('Escape');
  await expect(desk).not.toHaveURL(/open=/);
  await expect(pay).toBeFocused();

  // The places, and the next booking.
  await key('2');
  await expect(desk).toHaveURL(/\/answers/);
  await key('1');
  await expect(desk).toHaveURL(/\/today/);
  await expect(desk.locator('#arrivals')).toBeVisible();
  await key('n');
  await expect(desk).toHaveURL(/\/new/);
  await expect(
    desk.getByRole('heading', { level: 1, name: say('New booking', { context: 'made at the desk' }) }),
  ).toBeVisible();
  await context.close();
});

test('the list of keys opens and closes by key, and letters can be turned off', async ({
  page,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  await openDesk(page, await signInLink(hotel, 'reception'), language);
  await ready(page);
  const list = page.getByRole('dialog', { name: say('Keyboard', { context: 'list of keys' }) });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/today/);

  await page.keyboard.press('?');
  const letters = list.getByRole('checkbox');
  await letters.focus();
  await page.keyboard.press('Space');
  await expect(letters).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/today/);

  // Without letters the list is in the menu of the person.
  await page.locator('header summary').last().click();
  await page.getByRole('button', { name: say('Keyboard', { context: 'list of keys' }) }).click();
  await letters.check();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/\/answers/);
});

/** Walks down to the line of a guest, as far as there are lines. */
async function walkTo(desk: Page, name: string): Promise<void> {
  await expect(async () => {
    await desk.keyboard.press('ArrowDown');
    await expect(desk.locator(':focus')).toHaveText(name, { timeout: 50 });
  }).toPass({ intervals: [10] });
}

/** Goes on by Tab until something has the focus. */
async function tabTo(desk: Page, what: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    await desk.keyboard.press('Tab');
    await expect(what).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
}
