import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ home, roomCheckout, traveller }, { title }) => {
  await home.openFor(mondayStay(sandalwood, title.includes('closes') ? 7 : 8));
  await home.book('indigo-twin', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  await roomCheckout.payAndBook.click();
});

test('a guest who closes the payment window is told that nothing was charged, and pays after all', async ({
  page,
  payment,
  booking,
}) => {
  await payment.end('Close');
  await expect(payment.title).toBeVisible();
  await expect(payment.problem('The payment window was closed. Nothing has been charged.')).toBeVisible();

  await payment.payNow.click();
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\//);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a guest whose payment fails is told so, and pays at the hotel instead', async ({ page, payment, booking }) => {
  await payment.end('Fail the payment');
  await expect(payment.problem('Payment failed. Please try again.')).toBeVisible();
  await expect(payment.window).toBeHidden();

  await payment.payAtTheHotel.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\//);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
