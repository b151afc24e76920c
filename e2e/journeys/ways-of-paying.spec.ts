import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ home, roomCheckout, traveller }, { title }) => {
  await home.openFor(mondayStay(sandalwood, title.includes('instalments') ? 43 : 44, 3));
  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
});

test('a guest books now and pays later in instalments', async ({ page, roomCheckout, payment, booking }) => {
  await roomCheckout.way('instalments').check();
  await roomCheckout.bookInParts.click();
  await expect(page).toHaveURL(/\/checkout\/1760.*pay=instalments/);
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a guest pays a part now and the rest online later', async ({ page, roomCheckout, payment, booking }) => {
  // Two payments, one after the other.
  test.slow();
  await roomCheckout.way('advance').check();
  await roomCheckout.payAndBook.click();
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();

  const address = page.url().replace('/bookings/confirmation/', '/checkout/');
  await page.goto(address);
  await expect(payment.theRest).toBeVisible();
  await payment.payNow.click();
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\//);
  await expect(booking.due(/\D0$/)).toBeVisible();

  await page.goto(address);
  await expect(page, 'nothing is left to pay').toHaveURL(/\/bookings\/confirmation\//);
});
