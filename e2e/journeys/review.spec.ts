import { AxeBuilder } from '@axe-core/playwright';
import { openAllDay } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { markArrival } from '../pages/property.ts';
import { addressOf, hasHotelOfRun } from '../running/addresses.ts';
import { todayAt } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Reviews).

const day = 86_400_000;

test.skip(!hasHotelOfRun(), 'the hotel at which a stay has always begun is made for the run alone');

test('a guest reviews a stay that has begun, and everybody may read it', async ({
  page,
  browser,
  guard,
  booking,
  traveller,
  language,
}) => {
  const [hotel, roomTypeId, ratePlanId] = [openAllDay, 'teak-king', 'breakfast'];
  const { say } = booking;
  const checkIn = todayAt(hotel);
  const checkOut = new Date(Date.parse(checkIn) + day).toISOString().slice(0, 10);
  await page.goto(`${addressOf(hotel.host)}/?lang=${language}`);
  const quote = await quoteBy(page, hotel, { checkIn, checkOut, roomTypeId, ratePlanId, adults: 2 });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  // Who has booked has not stayed: the property says that the guest has come.
  await markArrival(hotel, bookingId);

  await page.goto(`${addressOf(hotel.host)}/review?of=${bookingId}&lang=${language}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('How was your stay?') })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // Unlike any other, and without figures: a telephone number would be looked at first.
  const letters = (traveller.email.split('@')[0] ?? '').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const text = `Quiet at last. ${letters}`;
  await main.locator('input[name=rating][value="4"]').check();
  await main.locator('textarea[name=text]').fill(text);
  await main.getByRole('button', { name: say('Send the review') }).click();
  await expect(main.getByRole('heading', { level: 1, name: say('Thank you for your review') })).toBeVisible();
  await expect(main.getByText(text)).toBeVisible();

  const reviews = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/hotels/${hotel.id}/reviews`);
  expect(reviews).toMatchObject({
    reviews: expect.arrayContaining([
      expect.objectContaining({ text, rating: 4, stayedIn: checkIn.slice(0, 7) }),
    ]) as unknown,
  });

  // Who only knows the booking's id is led to finding it.
  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere);
  guard.allow(/status of 404/);
  const stranger = await elsewhere.newPage();
  await stranger.goto(`${addressOf(hotel.host)}/review?of=${bookingId}&lang=${language}`);
  await expect(
    stranger.getByRole('heading', { level: 1, name: say('This link to a review is no longer valid.') }),
  ).toBeVisible();
  await elsewhere.close();
});

test('a review can be written without a script', async ({ browser, page, traveller, language, booking }) => {
  const [hotel, roomTypeId, ratePlanId] = [openAllDay, 'teak-king', 'breakfast'];
  const checkIn = todayAt(hotel);
  const checkOut = new Date(Date.parse(checkIn) + day).toISOString().slice(0, 10);
  await page.goto(`${addressOf(hotel.host)}/?lang=${language}`);
  const quote = await quoteBy(page, hotel, { checkIn, checkOut, roomTypeId, ratePlanId, adults: 1 });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  await markArrival(hotel, bookingId);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const sheet = await plain.newPage();
  await sheet.goto(`${addressOf(hotel.host)}/review?of=${bookingId}&lang=${language}`);
  await sheet.locator('input[name=rating][value="5"]').check();
  await sheet.getByRole('button', { name: booking.say('Send the review') }).click();
  await expect(sheet.getByRole('heading', { level: 1, name: booking.say('Thank you for your review') })).toBeVisible();
  await plain.close();
});
