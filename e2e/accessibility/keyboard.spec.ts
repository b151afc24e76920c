import type { Locator, Page } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('a guest walks from the rooms to the payment by keyboard alone', async ({
  page,
  home,
  roomCheckout,
  payment,
  traveller,
  isMobile,
}) => {
  // Every stop on the way is a press of its own.
  test.slow();
  test.skip(isMobile, 'phones have no Tab key');
  await home.openFor(mondayStay(sandalwood, 16));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /content/ })).toBeFocused();

  await press(page, home.chooseButton('teak-king', 'breakfast'), 'Enter');
  await press(page, home.bookButton, 'Enter');
  await expect(roomCheckout.title).toBeVisible();

  await type(page, roomCheckout.field('Full name'), traveller.fullName);
  await type(page, roomCheckout.field('Email'), traveller.email);
  await type(page, roomCheckout.field('Contact number'), traveller.contactNumber);
  await tabTo(page, roomCheckout.way('full'));
  await page.keyboard.press('Space');
  await expect(roomCheckout.way('full')).toBeChecked();
  await press(page, roomCheckout.payAndBook, 'Enter');

  await expect(payment.window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();
  await expect(payment.window).toBeHidden();
  await press(page, payment.payNow, 'Enter');
  await expect(payment.window).toBeVisible();
});

test('who forgets a field is told by the keyboard going to the summary, and from it to the field', async ({
  page,
  home,
  roomCheckout,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no Tab key');
  await home.openFor(mondayStay(sandalwood, 16));
  await home.book('teak-king', 'breakfast');
  await roomCheckout.way('full').check();
  await roomCheckout.field('Full name').fill('Meera Iyer');
  await roomCheckout.payAndBook.click();
  const link = page.getByRole('alert').locator('a[href="#email"]');
  await expect(link).toBeVisible();
  // The summary has the focus, so that the next Tab is its first link.
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const email = roomCheckout.field('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(roomCheckout.say('Please Enter Email Address', { place: 'part' }));
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 120 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target, 'the Tab key leads there').toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
