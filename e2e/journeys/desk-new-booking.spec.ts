import { linde } from '../hotels.ts';
import { ready } from '../guard.ts';
import { counting } from '../pages/counting.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { holdBack } from '../pages/hold-back.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: Money at the property (Walk-in).

test('a guest at the counter is booked and pays in cash: few presses, and two fields that are typed', async ({
  page,
  language,
}) => {
  const say = wordsOf('desk', language);
  // Tonight's rooms of the other houses are for stories of guests.
  const hotel = linde;
  await openDesk(page, await signInLink(hotel, 'reception'), language);
  const today = `/h/${hotel.id}/today?lang=${language}`;
  await page.goto(new URL(today, page.url()).href);

  const { done, press, type } = counting();
  const made = { context: 'made at the desk' };
  await press(page.locator('a[data-keys=n]:visible'));
  await expect(page.getByRole('heading', { level: 1, name: say('New booking', made) })).toBeVisible();
  await type(page.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) }), 'Neha Kulkarni');
  await type(page.getByRole('textbox', { name: say('Phone or email') }), 'neha.kulkarni@example.com');
  // Who changes the party meanwhile types nothing again.
  await press(page.getByRole('link', { name: say('One fewer', { context: 'lowers a count' }) }).first());
  await expect(page).toHaveURL(/adults=1/);
  await expect(page.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) })).toHaveValue(
    'Neha Kulkarni',
  );
  await press(page.getByText(say('Cash', { context: 'how a guest pays at the desk' }), { exact: true }));
  await press(page.locator('button[type=submit]:visible').last());
  await expect(page).toHaveURL(new RegExp(`/h/${hotel.id}/bookings/`));
  await expect(page.getByRole('heading', { level: 1, name: 'Neha Kulkarni' })).toBeVisible();
  expect(done.presses).toBeLessThanOrEqual(12);
  expect(done.fields).toBeLessThanOrEqual(3);
});

test('what is typed before the page’s script is there stays where the party is changed at once', async ({
  page,
  language,
}) => {
  const say = wordsOf('desk', language);
  await openDesk(page, await signInLink(linde, 'reception'), language);
  const arrive = await holdBack(page, '**/assets/**/*.js');
  await page.goto(new URL(`/h/${linde.id}/new?lang=${language}`, page.url()).href, { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) });
  await name.fill('Neha Kulkarni');
  await page
    .getByRole('link', { name: say('One fewer', { context: 'lowers a count' }) })
    .first()
    .click();
  arrive();
  await expect(page).toHaveURL(/adults=1/);
  await expect(name).toHaveValue('Neha Kulkarni');
});

// Shows docs/rules.md: A bad day (A session that ends).
test('a session that ends while a walk-in is typed costs a sign-in, and nothing that was typed', async ({
  page,
  guard,
  language,
}) => {
  // What a session asked for ends with it.
  guard.allow(/401/);
  const say = wordsOf('desk', language);
  await openDesk(page, await signInLink(linde, 'reception'), language);
  const next = await signInLink(linde, 'reception');
  await page.goto(new URL(`/h/${linde.id}/new?lang=${language}`, page.url()).href);
  await ready(page);
  await page.locator('html[data-presses]').waitFor();
  const name = page.getByRole('textbox', { name: say('Name', { context: 'of a guest' }) });
  const mail = page.getByRole('textbox', { name: say('Phone or email') });
  await name.fill('Neha Kulkarni');
  await mail.fill('neha.kulkarni@example.com');
  const cash = page.getByText(say('Cash', { context: 'how a guest pays at the desk' }), { exact: true });
  await cash.click();
  await page.context().clearCookies();
  await page.locator('button[type=submit]:visible').last().click();
  await expect(page.getByText(say('Your session has ended: nothing was done'))).toBeVisible();
  await expect(name).toHaveValue('Neha Kulkarni');
  await page.getByRole('button', { name: say('Sign in again') }).click();
  await expect(page).toHaveURL(/\/sign-in\?to=/);
  const to = new URL(page.url()).searchParams.get('to') ?? '';
  await page.goto(`${next}&to=${encodeURIComponent(to)}&lang=${language}`);
  await page.getByRole('button', { name: say('Open the desk') }).click();
  await expect(page).toHaveURL(/\/new/);
  await expect(name).toHaveValue('Neha Kulkarni');
  await expect(mail).toHaveValue('neha.kulkarni@example.com');
  await expect(page.getByText(say('What you typed is back'))).toBeVisible();
});
