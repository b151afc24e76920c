import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('three guests take two rooms for three hours and pay online', async ({
  page,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  await home.openForHours(mondayStay(sandalwood, 33).checkIn, 9, 3, 3);
  await home.chooseButton('teak-king', 'room-only').click();
  await home.more(home.roomCount).click();
  await expect(home.bill).toBeVisible();
  await home.goOn();

  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('full').check();
  await roomCheckout.payAndBook.click();
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('who books hours without an hour is asked for one, and an hour that cannot be had says so', async ({
  page,
  home,
}) => {
  const { checkIn } = mondayStay(sandalwood, 33);
  await home.openForHours(checkIn, 3, 3);
  await expect(page.getByText(home.say('Not available for the selected checkin time'))).toBeVisible();
  await home.bookButton.click();
  await expect(page.getByText(home.say('Please select time slot'))).toBeVisible();
});
