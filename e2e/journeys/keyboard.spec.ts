import type { Locator, Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { expect, test } from '../test.ts';

interface Keys {
  /** Presses one key. */
  readonly press: (key: string) => Promise<void>;
  /** Presses Tab until a place has the focus. */
  readonly tabTo: (place: Locator) => Promise<void>;
  /** How many keys were pressed, without the text of fields. */
  readonly count: () => number;
}

function keysOn(page: Page): Keys {
  let made = 0;
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    made += 1;
  };
  const hasFocus = (place: Locator): Promise<boolean> =>
    place.evaluateAll((found) => found.some((one) => one === document.activeElement));
  const tabTo = async (place: Locator): Promise<void> => {
    await expect(place.first()).toBeVisible();
    const before = made;
    while (!(await hasFocus(place))) {
      await press('Tab');
      expect(made - before, 'the place is within reach').toBeLessThan(40);
    }
  };
  return { press, tabTo, count: () => made };
}

test('with the keyboard alone it takes at most fifty keys beside typing from home to booked', async ({
  page,
  home,
  searchForm,
  roomCheckout,
  booking,
  traveller,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'counted once');
  const keys = keysOn(page);
  await home.open();
  await keys.tabTo(searchForm.showRooms);
  await keys.press('Enter');
  await expect(page.locator('#rooms-title')).toBeFocused();
  await keys.tabTo(home.anyChoose);
  await keys.press('Enter');
  await expect(home.bill).toBeVisible();
  await keys.tabTo(home.goToBooking);
  await keys.press('Enter');
  await expect(home.bookButton).toBeFocused();
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/room\/checkout\?/);
  await ready(page);
  for (const [label, text] of [
    ['Full name', traveller.fullName],
    ['Email', traveller.email],
    ['Contact number', traveller.contactNumber],
  ] as const) {
    await keys.tabTo(roomCheckout.field(label));
    await page.keyboard.type(text);
  }
  // The ways to pay are one stop, and the last of them, to which the arrow leads round, is at the hotel.
  await keys.tabTo(page.getByRole('radio'));
  await keys.press('ArrowUp');
  await expect(roomCheckout.way('at-property')).toBeChecked();
  await keys.press('Enter');
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(50);
});
