import type { Page } from '@playwright/test';
import { thamel } from '../hotels.ts';
import { PaymentPageObject } from '../pages/payment.ts';
import { addressOf } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

const bed = { roomTypeId: 'dorm-bed', ratePlanId: 'flexible', adults: 1, childAges: [], infants: 0 };

test('nine friends at a hostel pay one booking, and get back in proportion', async ({
  page,

  traveller,
  language,
  guard,
  context,
}) => {
  test.slow();
  // A press that another tab was quicker with is refused.
  guard.allow(/status of 409/);
  const say = wordsOf('shares', language);
  const site = addressOf(thamel.host);
  await page.goto(`${site}/?lang=${language}`);
  const bookingId = await bookNineBeds(page, {
    selection: {
      hotelId: thamel.id,
      stay: { kind: 'nights', ...mondayStay(thamel, language === 'en' ? 20 : 22) },
      rooms: [
        ...Array.from({ length: 7 }, () => bed),
        { ...bed, roomTypeId: 'womens-dorm-bed' },
        { ...bed, roomTypeId: 'womens-dorm-bed' },
      ],
    },
    booking: {
      travellers: [{ ...traveller, contactNumber: traveller.contactNumber.replaceAll(' ', '') }],
      payment: { mode: 'at-property', plan: 'full' },
      language,
    },
  });

  await page.goto(`${site}/bookings/${bookingId}?lang=${language}`);
  await page
    .getByRole('link', { name: wordsOf('booking-status', language)('Divide the cost, see who has paid') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Divide the cost') })).toBeVisible();
  await expect(
    page.getByText(
      say(
        'Each person gets a link of their own, which you send. They can pay until {moment}, hotel time; after that you are asked for what is missing. Your booking is valid either way. If it is cancelled, the refund is divided in proportion to what each person paid and returned the way it was paid.',
      ),
    ),
  ).toBeVisible();
  const sums = page.locator('input[name^="amount."]');
  await expect(sums, 'nine equal parts, and a line to add one').toHaveCount(10);
  await page.locator('input[name="label.0"]').fill('Noor');
  await page.getByRole('button', { name: say('Hand out the links') }).click();
  const links = page.getByRole('textbox', { name: say('Link of share {number}') });
  await expect(links).toHaveCount(9);
  const addresses = await links.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  const friend = await context.newPage();
  const payment = new PaymentPageObject(friend, language);
  const openShare = async (place: number): Promise<void> => {
    await friend.goto(addresses[place] ?? '');
    await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const fillIn = async (on: Page, name: string): Promise<void> => {
    await on.getByLabel(say('Your name')).fill(name);
    await on.getByLabel(say('Your email')).fill(`${name.toLowerCase()}@example.com`);
    await on.getByRole('checkbox').check();
    await on.getByRole('button', { name: say('Pay <0>{sum}</0> now') }).click();
  };
  const isPaid = friend.getByRole('heading', { level: 1, name: say('Your share is paid. Thank you.') });

  await openShare(0);
  await expect(friend.getByText(traveller.fullName), 'nothing of who booked').toHaveCount(0);
  await friend.getByRole('button', { name: say('Pay <0>{sum}</0> now') }).click();
  await expect(friend.getByText(say('Please agree before you pay.'))).toBeVisible();
  await fillIn(friend, 'Noor');
  await payment.end('Pay successfully');
  await expect(isPaid).toBeVisible();

  // One declines.
  await openShare(1);
  await friend.getByRole('button', { name: say('I do not pay this share') }).click();
  await expect(friend.getByRole('heading', { level: 1, name: say('You have declined this share.') })).toBeVisible();

  // One closes the window, and pays later.
  await openShare(2);
  await fillIn(friend, 'Kim');
  await payment.end('Close');
  await expect(
    friend
      .getByRole('alert')
      .filter({ hasText: say('The payment window was closed. Nothing has been charged.', { place: 'part' }) }),
  ).toBeVisible();
  await fillIn(friend, 'Kim');
  await payment.end('Pay successfully');
  await expect(isPaid).toBeVisible();

  // One pays in two tabs.
  await openShare(3);
  const second = await context.newPage();
  await second.goto(addresses[3] ?? '');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await friend.bringToFront();
  await fillIn(friend, 'Sam');
  await payment.end('Pay successfully');
  await expect(isPaid).toBeVisible();
  await second.bringToFront();
  await fillIn(second, 'Sam');
  await expect(
    second.getByRole('alert').filter({
      hasText: say('This share can no longer be paid. Reload the page to see why.', { place: 'part' }),
    }),
  ).toBeVisible();
  await second.close();

  await page.reload();
  const handedOut = page.getByRole('region', { name: say('Who has paid') });
  await expect(handedOut.getByText(say('paid', { context: 'a share of the cost' }), { exact: true })).toHaveCount(3);
  await expect(handedOut.getByText(say('declined', { context: 'a share of the cost' }), { exact: true })).toHaveCount(
    1,
  );
  for (const name of ['Noor', 'Kim', 'Sam']) await expect(handedOut.getByText(name)).toBeVisible();

  // Who booked cancels: what three have paid goes back to the three.
  await page.goto(`${site}/bookings/cancel/${bookingId}?lang=${language}`);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${bookingId}`));
  await openShare(0);
  await expect(friend.getByText(say('Refunded to you'))).toBeVisible();
  await openShare(4);
  await expect(friend.getByRole('heading', { level: 1, name: say('There is nothing left to pay.') })).toBeVisible();
});

/** Books as the page's own device, and pays at the property. */
const bookNineBeds = (page: Page, asked: { readonly selection: object; readonly booking: object }): Promise<string> =>
  page.evaluate(async ({ selection, booking }) => {
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `nine-${Math.random()}` };
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as Record<string, string>;
    };
    const { quoteToken } = await post('/api/quotes', selection);
    return (await post('/api/bookings', { ...booking, quoteToken }))['bookingId'] ?? '';
  }, asked);
