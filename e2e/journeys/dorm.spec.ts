import { thamel } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Who sleeps in a room).

test('three friends take three beds of a shared room, with a towel each, and pay at the hostel', async ({
  page,
  roomCheckout,
  booking,
  traveller,
  language,
}) => {
  const home = new HotelHome(page, thamel, language);
  await home.openFor(mondayStay(thamel, 4), 3);
  await home.chooseButton('dorm-bed', 'flexible').click();
  await expect(home.roomCount.getByRole('status')).toHaveText('3');
  await home.addFor(3, 'towel');
  await expect(home.bill).toBeVisible();
  await home.goOn();

  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\/3057/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
