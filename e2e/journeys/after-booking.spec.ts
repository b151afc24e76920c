import { ready } from '../guard.ts';
import { codeBySms, codeTo, smsTo } from '../inbox.ts';
import { linde, openAllDay, palace, sandalwood, type DemoHotel } from '../hotels.ts';
import { bookingBy, payBy, quoteBy } from '../pages/api.ts';
import { openHeldBooking } from '../pages/held-booking.ts';
import { markArrival, revisePrice } from '../pages/property.ts';
import { addressOf, hasHotelOfRun } from '../running/addresses.ts';
import { mondayStay, nightInHours, type StayDates } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Acts, Finding a booking, Other times, Revised price).

test.beforeEach(async ({ home }) => {
  await home.open();
});

test('a guest on another device finds the booking by its id, moves it and cancels it', async ({
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
  await other.goto(
    `${addressOf(sandalwood.host)}/bookings/modify/${bookingId}?lang=${language}&checkIn=${later.checkIn}&checkOut=${later.checkOut}`,
  );
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

test('a guest finds the booking by its reference, by its phone number, and from the SMS', async ({
  page,
  booking,
  browser,
  guard,
  traveller,
  language,
}) => {
  const { say } = booking;
  // A number of its own: of several bookings the guest would have to choose.
  const contactNumber = `+91 98${String(Date.now()).slice(-8)}`;
  const wanted = { ...mondayStay(sandalwood, 7), roomTypeId: 'indigo-twin', ratePlanId: 'breakfast', adults: 2 };
  const quote = await quoteBy(page, sandalwood, wanted);
  const bookingId = await bookingBy(page, quote, {
    traveller: { ...traveller, contactNumber },
    mode: 'at-property',
    language,
  });
  const sms = await smsTo(contactNumber.replaceAll(' ', ''));
  const reference = /[2-9B-Z]{4}-[2-9B-Z]{4}/.exec(sms)?.[0] ?? '';
  const link = /http\S+/.exec(sms)?.[0] ?? '';
  expect(link, 'short enough for one message').toMatch(/\/b\/[\w-]{10}$/);

  for (const typed of [reference, contactNumber]) {
    const elsewhere = await browser.newContext();
    await guard.watch(elsewhere);
    const other = await elsewhere.newPage();
    const main = other.getByRole('main');
    await other.goto(`${addressOf(sandalwood.host)}/bookings/cancel?lang=${language}`);
    await main.getByRole('textbox').fill(typed);
    await main.getByRole('textbox').press('Enter');
    await main.getByRole('textbox').fill(await codeBySms(contactNumber.replaceAll(' ', '')));
    await main.getByRole('textbox').press('Enter');
    await expect(other).toHaveURL(new RegExp(`/bookings/cancel/${bookingId}`));
    await expect(main.getByText(reference)).toBeVisible();
    await elsewhere.close();
  }

  // The house's one way to find a booking leads to the booking itself, not to cancelling it.
  const third = await browser.newContext();
  await guard.watch(third);
  const found = await third.newPage();
  await found.goto(`${addressOf(sandalwood.host)}/bookings/find?lang=${language}`);
  await found.getByRole('main').getByRole('textbox').fill(reference);
  await found.getByRole('main').getByRole('textbox').press('Enter');
  await found
    .getByRole('main')
    .getByRole('textbox')
    .fill(await codeBySms(contactNumber.replaceAll(' ', '')));
  await found.getByRole('main').getByRole('textbox').press('Enter');
  await expect(found).toHaveURL(new RegExp(`/bookings/${bookingId}`));
  await expect(found.getByRole('main').getByText(reference).first()).toBeVisible();
  await third.close();

  const phone = await browser.newContext();
  await guard.watch(phone);
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(new RegExp(`/bookings/${bookingId}\\?lang=${language}`));
  await expect(other.getByRole('main').getByRole('button', { name: say('Send me a code') })).toBeVisible();
  await expect(other.getByText(reference), 'the link opens nothing by itself').toHaveCount(0);
  await phone.close();
});

test('cancelling gives back what the page says at that moment', async ({ page, booking, traveller, language }) => {
  const { say } = booking;
  const main = page.getByRole('main');
  const cancelled = main.getByRole('heading', { level: 1, name: say('This booking is cancelled.') });
  const cancelPage = async (hotel: DemoHotel, night: StayDates): Promise<void> => {
    const stay = { ...night, roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
    const quote = await quoteBy(page, hotel, { ...stay, adults: 2 });
    const bookingId = await bookingBy(page, quote, { traveller, mode: 'online', language });
    await payBy(page, hotel, bookingId);
    await page.goto(`${addressOf(hotel.host)}/bookings/cancel/${bookingId}?lang=${language}`);
  };
  const inHours = (hours: number): Promise<void> => cancelPage(sandalwood, nightInHours(sandalwood, '12:00', hours));

  // Free until 48 hours before check-in, half of it until 24: then nothing comes back.
  for (const [hours, kept] of [
    [96, 0],
    [24, 0.5],
  ] as const) {
    await inHours(hours);
    const cancel = main.getByRole('button', { name: say('Cancel and get {refund} back') });
    const [total = 0, refund = 0] = (
      await Promise.all(
        [main.getByRole('row', { name: say('Paid so far', { place: 'part' }) }), cancel].map((one) => one.innerText()),
      )
    ).map((text) => Number(text.replace(/\D/g, '')));
    expect(refund).toBe(Math.round(total * (1 - kept)) - Math.round(total * (1 - kept) * 0.025));
    await cancel.click();
    await expect(cancelled).toBeVisible();
    await expect(main.getByRole('row', { name: say('Refund: {standing}', { place: 'part' }) })).toContainText(
      refund.toLocaleString('en'),
    );
  }
  await inHours(0);
  await expect(
    main.getByText(say('The cancellation fee is as much as you have paid, so there is no refund.')),
  ).toBeVisible();
});

test('a stay that has begun can no longer be cancelled', async ({ page, booking, traveller, language }) => {
  test.skip(!hasHotelOfRun(), 'the hotel at which a stay has always begun is made for the run alone');
  const { say } = booking;
  const main = page.getByRole('main');
  await page.goto(`${addressOf(openAllDay.host)}/?lang=${language}`);
  const quote = await quoteBy(page, openAllDay, {
    ...nightInHours(openAllDay, '00:00', -24),
    roomTypeId: 'teak-king',
    ratePlanId: 'breakfast',
    adults: 2,
  });
  const bookingId = await bookingBy(page, quote, { traveller, mode: 'online', language });
  await payBy(page, openAllDay, bookingId);
  await markArrival(openAllDay, bookingId);
  await page.goto(`${addressOf(openAllDay.host)}/bookings/${bookingId}?lang=${language}`);
  await expect(main.getByRole('heading', { level: 1, name: say('Enjoy your stay.') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('Cancel booking') })).toHaveCount(0);
  await page.goto(`${addressOf(openAllDay.host)}/bookings/cancel/${bookingId}?lang=${language}`);
  await expect(
    main.getByRole('heading', {
      name: say('The check-in time has passed, so this booking can no longer be cancelled.'),
    }),
  ).toBeVisible();
});

const changed = [
  [
    'India gateway',
    { hotel: sandalwood, roomTypeId: 'teak-king', ratePlanId: 'breakfast', weeks: 9, extra: 'thali-dinner' },
  ],
  ['card vault', { hotel: linde, roomTypeId: 'court-double', ratePlanId: 'breakfast', weeks: 46, extra: 'bicycle' }],
] as const;

for (const [gateway, { extra, ...held }] of changed)
  test(`at the ${gateway} a dearer stay is paid for before it counts, a cheaper one gives money back`, async ({
    page,
    booking,
    payment,
    traveller,
    language,
  }) => {
    // Two payments, one after the other.
    test.slow();
    const { say } = booking;
    const main = page.getByRole('main');
    await openHeldBooking(page, { ...held, traveller }, language);
    await payment.payNow.click();
    await payment.end('Pay successfully');
    await expect(page).toHaveURL(/\/bookings\/confirmation\//);
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const modify = `${addressOf(held.hotel.host)}/bookings/modify/${bookingId}?lang=${language}`;

    await page.goto(modify);
    await main.locator(`select[name="addon.${extra}"]`).selectOption('2');
    await main.getByRole('button', { name: say('See what it costs') }).click();
    await main.getByRole('button', { name: say('Change and pay {sum}') }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout/${bookingId}`));
    await payment.payNow.click();
    await payment.end('Pay successfully');
    await expect(page).toHaveURL(/\/bookings\/confirmation\//);
    await expect(booking.nothingDue).toBeVisible();

    await page.goto(modify);
    await main.locator(`select[name="addon.${extra}"]`).selectOption('0');
    await main.getByRole('button', { name: say('See what it costs') }).click();
    await expect(main.getByRole('row', { name: say('You get back', { place: 'part' }) })).toBeVisible();
    await main.getByRole('button', { name: say('Change the booking') }).click();
    await expect(main.getByRole('row', { name: say('Refund: {standing}', { place: 'part' }) })).toBeVisible();
  });

test('a request whose price the hotel revises changes while it is open, and is accepted or refused', async ({
  page,
  booking,
  traveller,
  language,
}) => {
  const { say } = booking;
  const main = page.getByRole('main');
  const title = (words: string) => main.getByRole('heading', { level: 1, name: say(words, { place: 'start' }) });
  await page.goto(`${addressOf(palace.host)}/?lang=${language}`);
  for (const [answer, becomes] of [
    ['Accept {accepted}', 'It’s yours, <0>{name}</0>. See you on {day}.'],
    ['Refuse it', 'You did not accept the new price.'],
  ] as const) {
    const quote = await quoteBy(page, palace, {
      ...mondayStay(palace, 9),
      roomTypeId: 'arch-twin',
      ratePlanId: 'breakfast',
      adults: 2,
    });
    const bookingId = await bookingBy(page, quote, { traveller, mode: 'at-property', language });
    await page.goto(`${addressOf(palace.host)}/bookings/${bookingId}?lang=${language}`);
    await expect(title('Request sent.')).toBeVisible();
    await ready(page);
    await revisePrice(palace, bookingId, 25_000);
    // Somebody looks at the page again: it asks at once, and shows the answer without being loaded anew.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(title('The hotel proposes another price.')).toBeVisible();
    await main.getByRole('button', { name: say(answer) }).click();
    await expect(title(becomes)).toBeVisible();
    await expect(main.getByRole('button', { name: say('Refuse it') }), 'it is settled').toHaveCount(0);
    await expect(main.getByRole('row', { name: say('Total, all taxes included', { place: 'part' }) })).toContainText(
      answer === 'Refuse it' ? /\d/ : '25,000',
    );
  }
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
    requests.getByText(booking.say('Request sent. The hotel’s answer comes by email and shows here.')),
  ).toBeVisible();
  await expect(requests.getByRole('listitem')).toHaveCount(1);
});
