import { sandalwood } from '../hotels.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: Which stays are sold.

test('the end of a stay is what was pressed, never what the pointer or the focus is on', async ({
  page,
  home,
  searchForm,
}) => {
  const stay = mondayStay(sandalwood, 3, 3);
  await home.open();
  await searchForm.datesQuestion.click();
  await searchForm.pressDate(stay.checkIn);
  await expect(searchForm.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  await expect(searchForm.useDates).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowDown');
  await expect(searchForm.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  await expect(searchForm.useDates).toHaveAttribute('aria-disabled', 'true');
  await searchForm.useDates.click({ force: true });
  await expect(searchForm.calendar).toBeVisible();
});

test('dates that are pressed show what they cost, and using them is the search', async ({ page, home, searchForm }) => {
  const stay = mondayStay(sandalwood, 3, 3);
  await home.open();
  await searchForm.datesQuestion.click();
  await searchForm.pressDate(stay.checkIn);
  await searchForm.pressDate(stay.checkOut);
  await expect(searchForm.calendar.getByText(home.say('{nights}, {party}, taxes included'))).toBeVisible();
  await searchForm.useDates.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`));
  await expect(page.locator('#rooms-title')).toBeFocused();
  await expect(page.locator('#rooms-title')).toBeInViewport();
});

test('nothing moves under a finger that presses a date, so that one press is one day', async ({
  page,
  home,
  searchForm,
}, { project }) => {
  test.skip(project.name !== 'phone-ar', 'only a phone scrolls the head of the sheet with its months');
  const [one, other] = [mondayStay(sandalwood, 3), mondayStay(sandalwood, 1)];
  await home.openFor(one);
  await page.getByRole('button', { name: home.say('Change the dates: {dates}') }).click();
  const day = await searchForm.showDate(other.checkIn);
  // At its top the browser does not keep in place what is looked at.
  await searchForm.calendar.evaluate((sheet) => sheet.scrollTo(0, 0));
  const before = await day.boundingBox();
  if (before === null) throw new Error('the date is not in sight');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  // The other end of the stay that was chosen is gone from the head, and its price from the foot.
  await expect(searchForm.calendar.locator('[data-anchor]:visible')).toHaveCount(1);
  await expect(searchForm.calendar.getByText(home.sayUi('Choose a date'))).toBeVisible();
  expect(await day.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(searchForm.calendar.locator('[data-anchor]:visible')).toHaveCount(1);
  await searchForm.pressDate(other.checkOut);
  await searchForm.useDates.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${other.checkIn}/${other.checkOut}/`));
});

test('dates that are changed are in sight, however far ahead they lie', async ({ page, home, searchForm }) => {
  await home.openFor(mondayStay(sandalwood, 34, 3));
  await page
    .getByRole('button', { name: home.say('Change the dates: {dates}') })
    .first()
    .click();
  // A month's last day stands once more, unseen, among the first week of the month beside it.
  const begins = searchForm.calendar.locator('[data-selection-start]:not([data-outside-month])');
  await expect(begins).toBeInViewport({ ratio: 1 });
});
