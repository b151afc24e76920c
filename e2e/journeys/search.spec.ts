import { sandalwood } from '../hotels.ts';
import { ready } from '../guard.ts';
import { SearchFormObject } from '../pages/search-form.ts';
import { addressOf } from '../running/addresses.ts';
import { fridayStay, mondayStay, todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Room list).

test('a room that is taken on the dates says so and cannot be chosen', async ({ home }) => {
  await home.openFor(fridayStay(sandalwood, 3));
  const suite = home.room('skyline-suite');
  await expect(suite.getByText(home.say('Sold out for your dates'))).toBeVisible();
  await expect(home.chooseButton('skyline-suite', 'breakfast')).toHaveCount(0);
  await expect(home.chooseButton('teak-king', 'breakfast')).toBeVisible();
});

test('who books without a room is asked for one', async ({ page, home }) => {
  await home.openFor(mondayStay(sandalwood, 3));
  await home.bookButton.click();
  await expect(page.getByText(home.say('Please select at least one room'))).toBeVisible();
});

test('the rooms come into sight at the first press, with the dates that are offered', async ({ page, home }) => {
  await home.open();
  await new SearchFormObject(home).showRooms.click();
  const title = page.locator('#rooms-title');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test('the rooms come into sight from a shared link, and after going back', async ({ page, home }) => {
  await home.openFor(mondayStay(sandalwood, 3));
  const [title, { showRooms }] = [page.locator('#rooms-title'), new SearchFormObject(home)];
  await showRooms.click();
  await expect(title).toBeFocused();
  // Longer than the page takes to be put back to its top, if it were loaded again.
  await page.waitForTimeout(1500);
  await expect(title).toBeInViewport();
  await home.open();
  await showRooms.click();
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^${addressOf(sandalwood.host)}/\\?`));
  await showRooms.click();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test('a link with dates begins at its rooms, the home at its top, and both stay where the guest goes', async ({
  page,
  home,
}) => {
  const title = page.locator('#rooms-title');
  await home.openFor(mondayStay(sandalwood, 3));
  await expect(title).toBeInViewport();
  await page.waitForTimeout(1000);
  await expect(title).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await ready(page);
  await expect(title).not.toBeInViewport();
  await home.openForHours(mondayStay(sandalwood, 3).checkIn, 10, 4);
  await expect(title).toBeInViewport();
  await home.open();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [what, dates] of [
  ['that the calendar does not have', '2027-02-30/2027-03-02'],
  ['in the wrong order', '2027-03-04/2027-03-02'],
  ['that are over', `2020-01-01/${todayAt(sandalwood)}`],
  ['that are no dates', 'soon/later'],
] as const) {
  test(`a link with dates ${what} leads home and says why`, async ({ page, home, language }) => {
    await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${dates}/2/0?lang=${language}`);
    await expect(page).toHaveURL(new RegExp(`^${addressOf(sandalwood.host)}/\\?`));
    await expect(page.getByRole('alert')).toHaveText(home.say('Invalid Date! Redirecting to home page'));
  });
}

test('a link for more guests than can be searched for shows the rooms for two, and says so', async ({
  page,
  home,
  language,
}) => {
  const { checkIn, checkOut } = mondayStay(sandalwood, 3);
  await page.goto(`${addressOf(sandalwood.host)}/rooms/1760/${checkIn}/${checkOut}/99/0?lang=${language}`);
  await expect(page).toHaveURL(new RegExp(`/rooms/1760/${checkIn}/${checkOut}/2/0`));
  await expect(page.getByRole('alert')).toHaveText(home.say('These are the rooms for {guests}.', { place: 'start' }));
});

test('another language shows the same rooms, and is kept', async ({ page, home }) => {
  const stay = mondayStay(sandalwood, 3);
  await home.openFor(stay);
  await page
    .locator('summary')
    .filter({ hasText: home.sayUi('Language:', { place: 'start' }) })
    .click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(new URL(page.url()).pathname).toBe(`/rooms/1760/${stay.checkIn}/${stay.checkOut}/2/0`);
  await page.goto(`${addressOf(sandalwood.host)}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
