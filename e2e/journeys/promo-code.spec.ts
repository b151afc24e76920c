import { fillIn } from '../pages/fill-in.ts';
import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Entities (Promotion).

test('Enter in the field of the code applies it and books nothing', async ({
  page,
  home,
  roomCheckout,
  booking,
  traveller,
}) => {
  await home.openFor(mondayStay(sandalwood, 33), 2);
  await home.chooseButton('teak-king', 'breakfast').click();
  const total = await home.total();
  await home.goOn();
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await fillIn(roomCheckout.codeField, 'KEY15');
  await roomCheckout.codeField.press('Enter');

  await expect(roomCheckout.bill.getByText(total, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  // The field has gone: the focus is on what has come in its place.
  await expect(roomCheckout.removeCode).toBeFocused();
  await roomCheckout.bookOnly.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a code is tried beneath the bill of the rooms, goes along to checkout, and can be taken out', async ({
  page,
  guard,
  home,
  roomCheckout,
}) => {
  guard.allow(/status of 422/);
  await home.openFor(mondayStay(sandalwood, 45));
  await home.chooseButton('teak-king', 'breakfast').click();
  await expect(home.bill).toBeVisible();
  const before = await home.total();
  const bill = await home.openBill();
  const code = bill.getByRole('textbox', { name: home.say('Promo code') });
  const ask = bill.getByRole('button', { name: home.say('Promo code') });

  await ask.click();
  await code.fill('NOPE');
  await code.press('Enter');
  await expect(bill.getByText(home.say('We do not know this code. Please check how it is written.'))).toBeVisible();
  await code.fill('key15');
  await code.press('Enter');
  await expect(bill.getByRole('status')).toContainText('KEY15');
  await expect(page).toHaveURL(/coupon=key15/);
  await expect.poll(() => home.total()).not.toBe(before);

  await bill.getByRole('button', { name: home.say('Remove the code', { context: 'take a promo code out' }) }).click();
  await expect.poll(() => home.total()).toBe(before);
  await ask.click();
  await code.fill('KEY15');
  await code.press('Enter');
  await expect(bill.getByRole('status')).toContainText('KEY15');
  await bill.getByRole('button', { name: home.say('Book this stay') }).click();
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  await expect(roomCheckout.removeCode).toBeVisible();
});
