import { ready } from '../guard.ts';
import { hotelWords, madeForRun, sandalwood } from '../hotels.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const price = /[\d,.]*\d{3}/;

/** The hotels of a result, but for those that only a run has, and those of seven digits, which other stories opened. */
const found = `li[id^="hotel-"]:not([id^="hotel-1000"])${madeForRun.map(({ id }) => `:not([id="hotel-${id}"])`).join('')}`;

test('a guest finds a hotel by its place on the platform, and books it at the price that was shown', async ({
  page,
  language,
  roomCheckout,
  booking,
  traveller,
}) => {
  const say = wordsOf('marketing', language);
  const { checkIn, checkOut } = mondayStay(sandalwood, 47);
  const { name } = hotelWords(sandalwood, language);
  await page.goto(`${addressOf(hosts.platform)}/?checkIn=${checkIn}&checkOut=${checkOut}&lang=${language}`);
  await ready(page);
  await page.getByRole('searchbox', { name: say('City, country or hotel') }).fill(name);
  await page.getByRole('button', { name: say('Search hotels') }).click();
  await expect(page).toHaveURL(/place=/);
  const courtyard = page.locator('li[id="hotel-1760"]');
  await expect(courtyard).toBeVisible();
  await expect(page.locator('li[id^="hotel-"]')).toHaveCount(1);
  const total = price.exec(await courtyard.locator('bdi').first().innerText())?.[0];
  await courtyard.getByRole('link', { name: say('See rooms') }).click();
  await expect(page).toHaveURL(new RegExp(`${sandalwood.host}:\\d+/rooms/1760/${checkIn}/${checkOut}/2/0`));

  const home = new HotelHome(page, sandalwood, language);
  await ready(page);
  await expect(home.room('teak-king')).toContainText(total ?? 'no price was shown');

  await home.book('teak-king', 'breakfast');
  await roomCheckout.fillIn(traveller);
  await roomCheckout.way('at-property').check();
  await roomCheckout.bookOnly.click();
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
});

test('order, filters and pages are addresses, and dates that are none say so', async ({ page, language }) => {
  const say = wordsOf('marketing', language);
  const ids = new Set<string>();
  const openPage = async (at: number): Promise<void> => {
    await page.goto(`${addressOf(hosts.provider)}/?place=&page=${at}&lang=${language}`);
    await ready(page);
  };
  // With those that only a run has they are more than one page.
  for (let at = 1, isMore = true; isMore; at += 1) {
    await openPage(at);
    for (const hotel of await page.locator(found).all()) ids.add((await hotel.getAttribute('id')) ?? '');
    isMore = (await page.locator('a[rel="next"]').count()) > 0;
  }
  expect(ids.size).toBe(7);
  await openPage(1);
  await page.getByRole('link', { name: say('Whole place') }).click();
  await expect(page).toHaveURL(/rental=1/);
  await expect(page.locator(found)).toHaveCount(2);
  await page.getByRole('link', { name: say('Lowest price') }).click();
  await expect(page).toHaveURL(/sort=price/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=price/);
  await page.goto(`${addressOf(hosts.provider)}/?checkIn=2027-03-04&checkOut=2027-03-02&lang=${language}`);
  await expect(page.getByRole('alert')).toHaveText(say('Invalid Date! Redirecting to home page'));
});

test('dates and guests are chosen in their dialogs', async ({ page, language }) => {
  const say = wordsOf('marketing', language);
  const sayStay = wordsOf('hotel-home', language);
  await page.goto(`${addressOf(hosts.platform)}/?lang=${language}`);
  await ready(page);
  const form = page.getByRole('form', { name: say('Search hotels') });
  await form.getByRole('button').nth(1).click();
  const guests = page.getByRole('dialog', { name: sayStay('Who is coming?') });
  await guests
    .getByRole('button', { name: wordsOf('ui', language)('One more', { context: 'raises a count' }) })
    .first()
    .click();
  await guests.getByRole('button', { name: sayStay('Done', { context: 'closes the choice of guests' }) }).click();
  await form.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('Search hotels') }).click();
  await expect(page).toHaveURL(/adults=3/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form', async ({ page, language }) => {
    const { checkIn, checkOut } = mondayStay(sandalwood, 47);
    await page.goto(`${addressOf(hosts.platform)}/?lang=${language}`);
    await page.locator('input[name="place"]').fill(hotelWords(sandalwood, language).name);
    await page.locator('input[name="checkIn"]').fill(checkIn);
    await page.locator('input[name="checkOut"]').fill(checkOut);
    await page.locator('input[name="adults"]').fill('3');
    await page.locator('form[action="/"] button[type="submit"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const courtyard = page.locator('li[id="hotel-1760"] h2 a');
    await expect(courtyard).toHaveAttribute('href', new RegExp(`/rooms/1760/${checkIn}/${checkOut}/3/0`));
  });
});
