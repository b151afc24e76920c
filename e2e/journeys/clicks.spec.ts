import type { Locator } from '@playwright/test';
import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

/** Counts presses as they are made. */
function presses(): { readonly on: (place: Locator) => Promise<void>; readonly count: () => number } {
  let made = 0;
  return {
    on: async (place) => {
      await place.click();
      made += 1;
    },
    count: () => made,
  };
}

test('from home to booked at the hotel it takes eight presses with own dates, four with the offered ones', async ({
  page,
  home,
  searchForm,
  roomCheckout,
  booking,
  traveller,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'counted once');
  for (const [isOwn, most] of [
    [true, 8],
    [false, 4],
  ] as const) {
    const press = presses();
    const stay = mondayStay(sandalwood, 6, 2);
    await home.open();
    if (isOwn) {
      await press.on(searchForm.datesQuestion);
      // Turning the calendar to another month is not counted: dates of this month need none.
      await searchForm.pressDate(stay.checkIn);
      await searchForm.pressDate(stay.checkOut);
      await press.on(searchForm.useDates);
      await expect(page).toHaveURL(new RegExp(stay.checkIn));
    }
    await press.on(home.chooseButton('teak-king', 'breakfast'));
    await expect(home.bill).toBeVisible();
    await press.on(home.bookButton);
    await expect(page).toHaveURL(/\/room\/checkout\?/);
    await roomCheckout.fillIn({ ...traveller, email: `${isOwn ? 'own' : 'offered'}.${traveller.email}` });
    await press.on(roomCheckout.way('at-property'));
    await press.on(roomCheckout.bookOnly);
    await expect(booking.confirmedFor('Meera')).toBeVisible();
    expect(press.count() + (isOwn ? 2 : 0)).toBeLessThanOrEqual(most);
  }
});

test('where there is one way to pay it takes six presses at most, the window of the payment company included', async ({
  page,
  berlin,
  roomCheckout,
  payment,
  booking,
  traveller,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'counted once');
  const press = presses();
  await berlin.open();
  await press.on(berlin.anyChoose.first());
  await expect(berlin.bill).toBeVisible();
  await press.on(berlin.bookButton);
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  await roomCheckout.fillIn(traveller);
  await press.on(roomCheckout.payAndBook);
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  expect(press.count() + 1).toBeLessThanOrEqual(6);
});
