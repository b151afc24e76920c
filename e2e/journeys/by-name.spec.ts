import { sandalwood } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Languages and hosts.

test('a guest who found the hotel on the provider’s site books it there', async ({
  page,
  roomCheckout,
  booking,
  traveller,
  language,
}) => {
  const home = new HotelHome(page, { ...sandalwood, host: hosts.provider }, language);
  await home.openFor(mondayStay(sandalwood, 19));
  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(hosts.provider);
});
