import { codeTo } from '../inbox.ts';
import { sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

test.beforeEach(async ({ home }) => {
  await home.open();
});

test('a guest on another device finds the booking by its reference, moves it and cancels it', async ({
  page,
  booking,
  browser,
  guard,
  traveller,
  language,
}) => {
  const stay = mondayStay(sandalwood, 6);
  const quote = await quoteBy(page, sandalwood, {
    ...stay,
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  const { say } = booking;

  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere);
  const other = await elsewhere.newPage();
  const main = other.getByRole('main');
  await other.goto(`${addressOf(sandalwood.host)}/bookings/cancel?lang=${language}`);
  await main.getByRole('button', { name: say('Send me a code') }).click();
  await expect(main.getByText(say('Please enter booking id'))).toBeVisible();
  await main.getByRole('textbox').fill(bookingId);
  await main.getByRole('textbox').press('Enter');
  await main.getByRole('textbox').fill(await codeTo(traveller.email));
  await main.getByRole('textbox').press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: say('Cancel this booking?') })).toBeVisible();

  // Another week, at the new price; nothing was paid, so that it counts at once.
  const later = mondayStay(sandalwood, 7, 3);
  await other.goto(`${addressOf(sandalwood.host)}/bookings/modify/${bookingId}?lang=${language}`);
  await main.locator('input[name=checkIn]').fill(later.checkIn);
  await main.locator('input[name=checkOut]').fill(later.checkOut);
  await main.getByRole('button', { name: say('See what it costs') }).click();
  await expect(main.getByText(say('Old total'))).toBeVisible();
  await main.getByRole('button', { name: say('Change the booking') }).click();
  await expect(other).toHaveURL(new RegExp(`/bookings/${bookingId}`));
  await expect(main.getByText(new RegExp(String(Number(later.checkIn.slice(8))))).first()).toBeVisible();

  await main.getByRole('link', { name: say('Cancel booking') }).click();
  await main.getByRole('button', { name: say('Cancel the booking') }).click();
  await expect(main.getByRole('heading', { level: 1, name: say('This booking is cancelled.') })).toBeVisible();
  await elsewhere.close();

  // The device that booked is told the same, and that there is nothing left to cancel.
  await page.goto(`${addressOf(sandalwood.host)}/bookings/cancel/${bookingId}?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1, name: say('This booking is cancelled already.') })).toBeVisible();
});

test('a guest asks for an early arrival, and sees the request open', async ({ page, booking, traveller, language }) => {
  const quote = await quoteBy(page, sandalwood, {
    ...mondayStay(sandalwood, 8),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
  await page.goto(`${addressOf(sandalwood.host)}/bookings/${bookingId}?lang=${language}`);
  const requests = page.locator('#requests');
  await requests.locator('select[name=time]').selectOption('08:00');
  await requests.getByRole('button', { name: booking.say('Ask the hotel') }).click();
  await expect(
    requests.getByText(booking.say('Your request is with the hotel. Its answer comes by email and stands here.')),
  ).toBeVisible();
  await expect(requests.getByRole('listitem')).toHaveCount(1);
});
