import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('a guest chooses dates and brings a child by the pickers, and pays at the hotel', async ({
  page,
  home,
  searchForm,
  roomCheckout,
  booking,
  traveller,
}) => {
  const stay = mondayStay(sandalwood, 5, 3);
  await home.open();
  await searchForm.addChild(7);
  await searchForm.chooseDates(stay);
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/1\\?.*ages=7`));

  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();

  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await expect(booking.reference).toBeVisible();
});
