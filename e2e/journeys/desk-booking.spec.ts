import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DemoHotel } from '../hotels.ts';
import { bookAs, dayAfter, houseOf, somebody } from '../pages/desk-guest.ts';
import { openDesk, seek, signInLink, staffLink } from '../pages/desk.ts';
import { mondayStay, todayAt } from '../stays.ts';
import { ready } from '../guard.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Roles).

const act = { context: 'act of the reception' };
const line = { context: 'line of a bill', place: 'start' } as const;

test('a stay is opened from the day, checked in, paid, refunded in part and lengthened, each with what it does', async ({
  page,
  browser,
  language,
}) => {
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  const today = todayAt(hotel);
  const guest = somebody('Asha');
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 2) }, language);

  const desk = await (await browser.newContext()).newPage();
  await openDesk(desk, await signInLink(hotel, 'reception'), language);
  await desk.getByRole('link', { name: guest.fullName }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: guest.fullName })).toBeVisible();
  await ready(desk);

  await desk
    .getByRole('button', { name: say('Check in', act) })
    .and(desk.locator(':visible'))
    .first()
    .click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(say('Checked in.', { place: 'start' }));
  await desk.getByRole('button', { name: say('Undo', act) }).click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(say('Check-in undone.', { place: 'start' }));

  await openPanel('payment');
  await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('100');
  await desk.getByRole('button', { name: say('Take {sum} from {name}', { place: 'part' }) }).click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(
    say('The payment is recorded.', { place: 'start' }),
  );

  await openPanel('refund');
  await desk.getByRole('textbox', { name: say('Sum in {sign}') }).fill('40');
  await desk.getByRole('button', { name: say('Show what it does') }).click();
  await desk.getByRole('button', { name: say('Give {sum} back to {name}', { place: 'part' }) }).click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(
    say('Refunded. The guest is notified how the money arrives.', { place: 'start' }),
  );

  await openPanel('change');
  await desk.getByLabel(say('Check-out')).fill(dayAfter(today, 3));
  await desk.getByRole('button', { name: say('Show what it does') }).click();
  // Now and after stand beside each other before anything is done.
  const total = desk.getByRole('region').getByRole('row', { name: say('Total', line) });
  await expect(total.getByRole('cell')).toHaveCount(2);
  await desk.getByRole('button', { name: say('Change it, {sum} more', { place: 'part' }) }).click();
  await expect(desk.getByRole('main').getByRole('status')).toHaveText(
    say('The stay is changed. The guest gets a new voucher.', { place: 'start' }),
  );

  async function openPanel(open: string): Promise<void> {
    await desk.goto(`${desk.url().split('?')[0]}?open=${open}&lang=${language}`);
    await ready(desk);
  }
});

test('a stay to come is found and cancelled for the hotel, without a script', async ({ page, browser, language }) => {
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  const guest = somebody('Devi');
  await bookAs(page, guest, mondayStay(hotel, 7), language);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const desk = await context.newPage();
  await openDesk(desk, await signInLink(hotel, 'owner'), language);
  await seek(desk, guest.email);
  await desk.getByRole('link', { name: guest.fullName }).first().click();
  await desk.goto(`${desk.url().split('?')[0]}?open=cancel&lang=${language}`);
  await desk.getByLabel(say('Words to the guest', { place: 'start' })).fill('We are sorry: the house is closed.');
  await desk.getByRole('button', { name: say('Cancel the stay of {name}, no refund', { place: 'part' }) }).click();
  await expect(desk.getByRole('main').getByRole('status').first()).toHaveText(
    say('The stay is cancelled. The guest is notified.', { place: 'start' }),
  );
  await context.close();
});

test('who only reads sees no act, and is refused in words where one is sent all the same', async ({
  page,
  browser,
  guard,
  language,
}) => {
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  const guest = somebody('Mira');
  const today = todayAt(hotel);
  await bookAs(page, guest, { checkIn: today, checkOut: dayAfter(today, 1) }, language);

  const owner = await (await browser.newContext()).newPage();
  await openDesk(owner, await signInLink(hotel, 'owner'), language);
  const mail = `books.${language}.${randomInt(1e6)}@example.com`;
  await invite(owner, hotel, mail);

  const context = await browser.newContext();
  await guard.watch(context);
  const desk = await context.newPage();
  // Whoever keeps the books begins at the reports.
  await openDesk(desk, await staffLink(hotel, mail), language, desk.locator('#nights'));
  await desk.goto(new URL(`/h/${hotel.id}/today?lang=${language}`, desk.url()).href);
  const arrival = desk.locator('#arrivals').getByRole('listitem').filter({ hasText: guest.fullName });
  await expect(arrival.first()).toBeVisible();
  await expect(arrival.getByRole('button')).toHaveCount(0);
  await desk.getByRole('link', { name: guest.fullName }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: guest.fullName })).toBeVisible();
  await expect(desk.getByRole('button', { name: say('Check in', act) })).toHaveCount(0);
  guard.allow(/status of 409/);
  const answer = await desk.evaluate(async () => {
    const reply = await fetch(`${location.pathname}?post=act${location.search.replace('?', '&')}`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'check_in' }),
    });
    return { status: reply.status, text: await reply.text() };
  });
  expect(answer.status).toBe(409);
  const words = say('Your role may not do this. Ask the owner or a manager.', { place: 'part' });
  expect(answer.text).toMatch(words);
});

/** Invites an accountant, as the page of the people does. */
async function invite(owner: Page, { id }: DemoHotel, mail: string): Promise<void> {
  const status = await owner.evaluate(
    async ([hotel, address]) => {
      const reply = await fetch('/api/property/people', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'latchkey-hotel': String(hotel) },
        body: JSON.stringify({ mail: address, name: 'Books', role: 'accountant', language: 'en' }),
      });
      return reply.status;
    },
    [id, mail] as const,
  );
  expect(status).toBe(201);
}
