import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Rooms, Rate plans, Choosing).

test('two guests take two rooms of different kinds, and pay at the hotel what the page said', async ({
  page,
  home,
  roomCheckout,
  booking,
  traveller,
}) => {
  await home.openFor(mondayStay(sandalwood, 34));
  await home.chooseButton('teak-king', 'breakfast').click();
  await home.addRoomButton('indigo-twin', 'breakfast').click();
  await expect(home.roomCount).toHaveCount(2);
  const total = await home.total();
  await home.goOn();
  await expect(roomCheckout.bill.getByText(total, { exact: true })).toBeVisible();
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('a choice that is pressed twice at once takes one room', async ({ home }) => {
  await home.openFor(mondayStay(sandalwood, 36));
  await home.chooseButton('teak-king', 'breakfast').dblclick();
  await expect(home.roomCount.locator('output')).toHaveText('1');
  const total = await home.total();
  // Once it has settled, a press counts.
  await home.roomCount.getByRole('button', { name: home.sayUi('One more', { context: 'raises a count' }) }).click();
  await expect(home.roomCount.locator('output')).toHaveText('2');
  expect(await home.total()).not.toBe(total);
});

test('a total stands while the party has no room for all, and a room more takes nothing away', async ({
  page,
  home,
}) => {
  await home.openFor(mondayStay(sandalwood, 35), 5);
  await home.chooseButton('teak-king', 'breakfast').click();
  const teak = home.roomCount.first();
  await expect(teak.locator('output')).toHaveText('2');
  const whole = await home.total();
  await teak.getByRole('button', { name: home.sayUi('One fewer', { context: 'lowers a count' }) }).click();
  await expect(home.bill).toBeVisible();
  expect(await home.total()).not.toBe(whole);
  await expect(
    page.locator('#stay').getByText(home.say('Maximum occupancy reached, Select extra room.')),
  ).toBeVisible();
  await home.chooseButton('indigo-twin', 'breakfast').click();
  await expect(home.roomCount).toHaveCount(2);
  await expect(page.getByText(home.say('Maximum occupancy reached, Select extra room.'))).toHaveCount(0);
});

test('six adults take three rooms of three kinds, one of them at a plan that is paid in full now', async ({
  page,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  await home.openFor(mondayStay(sandalwood, 47), 6);
  // Two of a kind would hold all six: one of them is given back for two other rooms.
  await home.chooseButton('teak-king', 'breakfast').click();
  const teak = home.roomCount.first();
  await expect(teak.locator('output')).toHaveText('2');
  await teak.getByRole('button', { name: home.sayUi('One fewer', { context: 'lowers a count' }) }).click();
  await home.chooseButton('skyline-suite', 'breakfast').click();
  const twin = home.chooseButton('indigo-twin', 'room-only').or(home.addRoomButton('indigo-twin', 'room-only'));
  await twin.click();
  await expect(home.roomCount.locator('output')).toHaveText(['1', '1', '1']);
  const total = await home.total();
  await home.goOn();
  await expect(roomCheckout.bill.getByText(total, { exact: true })).toBeVisible();
  // A non-refundable plan cannot be paid at the hotel.
  await expect(roomCheckout.way('full')).toBeVisible();
  await expect(roomCheckout.way('at-property')).toHaveCount(0);
  await roomCheckout.payInFull(traveller);
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await expect(booking.nothingDue).toBeVisible();
});
