import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('the end of a stay is what was pressed, never what the pointer or the focus is on', async ({
  page,
  home,
  desk,
}) => {
  const stay = mondayStay(sandalwood, 3, 3);
  await home.open();
  await desk.datesQuestion.click();
  await desk.pressDate(stay.checkIn);
  await expect(desk.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  await expect(desk.useDates).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowDown');
  await expect(desk.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  await expect(desk.useDates).toHaveAttribute('aria-disabled', 'true');
  await desk.useDates.click({ force: true });
  await expect(desk.calendar).toBeVisible();
});

test('dates that are pressed show what they cost, and using them is the search', async ({ page, home, desk }) => {
  const stay = mondayStay(sandalwood, 3, 3);
  await home.open();
  await desk.datesQuestion.click();
  await desk.pressDate(stay.checkIn);
  await desk.pressDate(stay.checkOut);
  await expect(desk.calendar.getByText(home.say('{nights}, {party}, taxes included'))).toBeVisible();
  await desk.useDates.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`));
  await expect(page.locator('#rooms-title')).toBeFocused();
  await expect(page.locator('#rooms-title')).toBeInViewport();
});
