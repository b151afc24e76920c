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

test('nothing moves under a finger that presses a date, so that one press is one day', async ({ page, home, desk }, {
  project,
}) => {
  test.skip(project.name !== 'phone-ar', 'only a phone scrolls the head of the sheet with its months');
  const [one, other] = [mondayStay(sandalwood, 3), mondayStay(sandalwood, 1)];
  await home.openFor(one);
  await page.getByRole('button', { name: home.say('Change the dates: {dates}') }).click();
  const day = await desk.showDate(other.checkIn);
  // At its top the browser does not keep in place what is looked at.
  await desk.calendar.evaluate((sheet) => sheet.scrollTo(0, 0));
  const before = await day.boundingBox();
  if (before === null) throw new Error('the date is not in sight');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  // The other end of the stay that was chosen is gone from the head, and its price from the foot.
  await expect(desk.calendar.locator('[data-anchor]:visible')).toHaveCount(1);
  await expect(desk.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  expect(await day.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(desk.calendar.locator('[data-anchor]:visible')).toHaveCount(1);
  await desk.pressDate(other.checkOut);
  await desk.useDates.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${other.checkIn}/${other.checkOut}/`));
});

test('dates that are changed are in sight, however far ahead they lie', async ({ page, home, desk }) => {
  await home.openFor(mondayStay(sandalwood, 34, 3));
  await page
    .getByRole('button', { name: home.say('Change the dates: {dates}') })
    .first()
    .click();
  // A month's last day stands once more, unseen, among the first week of the month beside it.
  const begins = desk.calendar.locator('[data-selection-start]:not([data-outside-month])');
  await expect(begins).toBeInViewport({ ratio: 1 });
});
