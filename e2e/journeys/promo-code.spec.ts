import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

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
  await roomCheckout.codeField.fill('KEY15');
  await roomCheckout.codeField.press('Enter');

  await expect(roomCheckout.bill.getByText(total, { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  await roomCheckout.bookOnly.click();
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});
