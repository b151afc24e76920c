import { hotelWords, sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Rooms, Add-ons, Full reset).

test('four guests take two rooms, dinner for all, a car and a code, and pay at the hotel what the page said', async ({
  page,
  home,
  roomCheckout,
  booking,
  traveller,
  language,
}) => {
  const { addons } = hotelWords(sandalwood, language);
  await home.openFor(mondayStay(sandalwood, 31), 4);
  await home.chooseButton('teak-king', 'breakfast').click();
  await home.addFor(4, 'thali-dinner');
  await home.add('airport-car');
  await home.add('late-checkout');
  for (const name of Object.values(addons)) await expect(home.bill.getByText(name)).toBeVisible();
  const total = await home.total();
  await home.goOn();

  for (const name of Object.values(addons)) await expect(roomCheckout.bill.getByText(name)).toBeVisible();
  await expect(roomCheckout.bill.getByText(total, { exact: true })).toBeVisible();
  await roomCheckout.applyCode('KEY15');
  await expect(roomCheckout.bill.getByText(total, { exact: true })).toHaveCount(0);
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();

  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('what was added is there after a reload, and goes with the last room', async ({ page, home }) => {
  await home.openFor(mondayStay(sandalwood, 32));
  await home.chooseButton('indigo-twin', 'breakfast').click();
  await home.add('airport-car');
  const total = await home.total();
  await page.reload();
  await expect.poll(() => home.total()).toBe(total);
  await home.roomCount.getByRole('button', { name: home.sayUi('One fewer', { context: 'lowers a count' }) }).click();
  await expect(home.bill).toBeHidden();
  await home.extras.scrollIntoViewIfNeeded();
  await expect(home.extras.getByRole('button')).toHaveCount(0);
});
