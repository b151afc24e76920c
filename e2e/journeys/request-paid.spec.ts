import { ready } from '../guard.ts';
import { palace } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { confirmRequest } from '../pages/property.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Waiting).

test('a guest asks for a room, pays once the hotel takes the request, and is confirmed by that alone', async ({
  page,
  roomCheckout,
  traveller,
  payment,
  booking,
  language,
}) => {
  const home = new HotelHome(page, palace, language);
  await home.openFor(mondayStay(palace, 12));
  await home.book('arch-twin', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  await roomCheckout.sendRequest.click();
  await expect(page.getByRole('heading', { level: 1, name: booking.say('Request sent.') })).toBeVisible();
  await ready(page);
  await expect(payment.window, 'nothing is paid before the hotel has answered').toHaveCount(0);

  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await confirmRequest(palace, bookingId);
  // The page asks at once when somebody looks at it again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: booking.say('Complete the booking') }).click();
  await expect(payment.title).toBeVisible();
  // The guest of this tab has just pressed to pay: the window opens by itself.
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await expect(booking.nothingDue).toBeVisible();
});
