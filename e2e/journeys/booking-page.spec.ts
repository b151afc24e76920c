import { hotelWords, sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { BookingPageObject } from '../pages/booking.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test('somebody else who has the address of a booking sees what it is, and nothing of who made it', async ({
  page,
  home,
  booking,
  browser,
  guard,
  traveller,
  language,
}) => {
  await home.open();
  const quote = await quoteBy(page, sandalwood, {
    ...mondayStay(sandalwood, 10),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  const address = `${addressOf(sandalwood.host)}/bookings/${bookingId}?lang=${language}`;
  await page.goto(address);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  const reference = await booking.reference.innerText();

  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere);
  const stranger = await elsewhere.newPage();
  await stranger.goto(address);
  await expect(stranger.getByText(new BookingPageObject(stranger, language).say('Confirmed'))).toBeVisible();
  const seen = await stranger.content();
  for (const personal of ['Meera', 'Iyer', traveller.email, '98450', reference]) expect(seen).not.toContain(personal);
  await elsewhere.close();
});

test('a booking that does not exist is said not to, with a way to begin again', async ({
  page,
  booking,
  guard,
  language,
}) => {
  guard.allow(/status of 404/);
  const reply = await page.goto(`${addressOf(sandalwood.host)}/bookings/1760-nothing-of-this-name?lang=${language}`);
  expect(reply?.status()).toBe(404);
  await expect(booking.gone).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: booking.say('Choose a room') })
    .click();
  await expect(page).toHaveTitle(new RegExp(hotelWords(sandalwood, language).name));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});
