import { sandalwood } from '../hotels.ts';
import { mailTo } from '../inbox.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';

// Shows docs/rules.md: States and selection (Hours).

test('three guests take two rooms for three hours and pay online', async ({
  page,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  await home.openForHours(mondayStay(sandalwood, 33).checkIn, 9, 3, 3);
  await home.chooseButton('teak-king', 'room-only').click();
  await home.more(home.roomCount).click();
  await expect(home.bill).toBeVisible();
  await home.goOn();

  await roomCheckout.fillIn(traveller);
  const arrivals = page.locator('#estimatedArrivalTime option');
  await expect(arrivals).toHaveCount(4);
  expect(await arrivals.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '',
    '09:00',
    '10:00',
    '11:00',
  ]);
  await roomCheckout.way('full').check();
  await roomCheckout.payAndBook.click();
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();

  // Hours are sold for good: the page of changes says that they can only be added to.
  await expect(page.getByRole('link', { name: booking.say('Modify') })).toHaveCount(1);
  await page.goto(page.url().replace('/confirmation/', '/modify/'));
  await expect(
    page.getByText(
      booking.say(
        'This stay is not refundable. You can add nights, rooms, guests and extras to it, but take nothing away.',
      ),
    ),
  ).toBeVisible();
  const { text, html } = await mailTo(traveller.email);
  expect(text).toMatch(/9[^\n]* – 12/);
  expect(html).toContain('/bookings/modify/');
  expect(html).toContain('/bookings/cancel/');
});

test('who books hours without an hour is asked for one, and an hour that cannot be had says so', async ({
  page,
  home,
}) => {
  const { checkIn } = mondayStay(sandalwood, 33);
  await home.openForHours(checkIn, 3, 3);
  await expect(page.getByText(home.say('Not available for the selected checkin time'))).toBeVisible();
  await home.bookButton.click();
  await expect(page.getByText(home.say('Please select time slot'))).toBeVisible();
});
