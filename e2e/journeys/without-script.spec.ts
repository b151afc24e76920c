import { sandalwood } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Validation.

test.use({ javaScriptEnabled: false });

test('a guest without JavaScript goes from the rooms to a stay booked at the hotel, and is told what is missing', async ({
  page,
  roomCheckout,
  booking,
  traveller,
  language,
  guard,
}) => {
  // The page that says what is missing says so by its status, too.
  guard.allow(/status of 422/);
  const { checkIn, checkOut } = mondayStay(sandalwood, 46);
  await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${checkIn}/${checkOut}/2/0?lang=${language}`);
  await page.locator('form[action*="post=choice"] button').first().click();
  await expect(roomCheckout.title).toBeVisible();

  await roomCheckout.field('Full name').fill(traveller.fullName);
  await roomCheckout.bookThisStay.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(roomCheckout.say('Please fill all the details', { place: 'part' }));
  await expect(summary.locator('a[href="#email"]')).toBeVisible();
  await expect(roomCheckout.field('Full name')).toHaveValue(traveller.fullName);

  // One more is named where the page now stands, and taken out again.
  await page.getByRole('button', { name: roomCheckout.say('Add another traveller') }).click();
  await expect(page.locator('#companion-0-fullName')).toBeFocused();
  await expect(summary).toBeHidden();
  await page
    .getByRole('button', { name: roomCheckout.say('Remove traveller {number}', { values: { number: '2' } }) })
    .click();

  await roomCheckout.fillIn(traveller);
  // Enter in the code's field applies the code, and books nothing.
  await roomCheckout.codeField.fill('KEY15');
  await roomCheckout.codeField.press('Enter');
  await expect(roomCheckout.removeCode).toBeFocused();
  await expect(roomCheckout.field('Email')).toHaveValue(traveller.email);

  await roomCheckout.way('at-property').check();
  await roomCheckout.bookThisStay.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('hours are booked without JavaScript too', async ({ page, home, roomCheckout, payment, traveller, language }) => {
  const { checkIn } = mondayStay(sandalwood, 46);
  await page.goto(`${addressOf(sandalwood.host)}/?stay=hour&date=${checkIn}&lang=${language}`);
  await expect(home.chooseButton('teak-king', 'room-only')).toBeHidden();
  await page.locator('#rooms a[href*="start=10"]').first().click();
  await page.locator('form[action*="post=choice"] button').first().click();
  await expect(roomCheckout.title).toBeVisible();
  await roomCheckout.fillIn(traveller);
  // There is one way of paying for hours, and it is chosen.
  await roomCheckout.payAndBook.click();
  await expect(page).toHaveURL(/\/checkout\/1760/);
  await expect(payment.title).toBeVisible();
});
