import { ready } from '../guard.ts';
import { casaMango, hotelWords, sandalwood } from '../hotels.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

test('the provider’s page leads to a hotel of its own', async ({ page, language }) => {
  // The first by name: the page shows some hotels of all.
  const { name } = hotelWords(casaMango, language);
  await page.goto(`${addressOf(hosts.provider)}/?lang=${language}`);
  const say = wordsOf('marketing', language);
  await page
    .getByRole('region', { name: say('Hotels on Latchkey') })
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test('the booking platform’s page speaks to guests', async ({ page, language }) => {
  await page.goto(`${addressOf(hosts.platform)}/?lang=${language}`);
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf('marketing', language)('Every key here opens one hotel.') }),
  ).toBeVisible();
});

test('an address that no page has is not found, and leads to the first page', async ({ page, guard, language }) => {
  guard.allow(/status of 404/);
  const say = wordsOf('shell', language);
  const reply = await page.goto(`${addressOf(sandalwood.host)}/nowhere/at/all?lang=${language}`);
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle(say('Page Not Found'));
  await expect(page.getByRole('heading', { level: 1, name: say('Page Not Found') })).toBeVisible();
  await page.getByRole('link', { name: say('Home page') }).click();
  await expect(page).toHaveTitle(new RegExp(hotelWords(sandalwood, language).name));
});

test('a page that has nothing to show leads on to rooms of the hotel, and leaves them behind with it', async ({
  page,
  guard,
  language,
}) => {
  guard.allow(/status of 404/);
  const rooms = page.getByRole('region', { name: wordsOf('shell', language)('Rooms'), exact: true });
  for (const lost of ['/nowhere/at/all', '/room/checkout?quote=none', '/bookings/1760_none', '/review?of=none']) {
    const address = new URL(lost, addressOf(sandalwood.host));
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    await ready(page);
    await expect(rooms.getByRole('link')).toHaveCount(3);
  }
  await page.goto(`${addressOf(sandalwood.host)}/nowhere/at/all?lang=${language}`);
  await ready(page);
  await page.getByRole('link', { name: wordsOf('shell', language)('Home page') }).click();
  await expect(page).toHaveTitle(new RegExp(hotelWords(sandalwood, language).name));
  await expect(page.locator('#onward')).toHaveCount(0);
  await page.goto(`${addressOf(sandalwood.host)}/nowhere?lang=${language}`);
  await rooms.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/room-view\//);
});

test('a host that is nobody’s is refused', async ({ page, guard }) => {
  guard.allow(/status of 421/);
  const reply = await page.goto(addressOf('nobody.localhost'));
  expect(reply?.status()).toBe(421);
});
