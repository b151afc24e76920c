import { mailAbout } from '../inbox.ts';
import { ready } from '../guard.ts';
import { palace } from '../hotels.ts';
import { bookAs, somebody } from '../pages/desk-guest.ts';
import { bookingAtProperty, revisePrice } from '../pages/property.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: What guests are told (Link of a mail).

const act = { context: 'act of the reception' };
const palaceMailbox = 'desk@sandalwood-palace.example';
const house = { hotel: palace, roomTypeId: 'arch-twin', ratePlanId: 'breakfast' };

test('a hotel takes a request from its mail, asked back first, and signs in for all else', async ({
  page,
  browser,
  guard,
  language,
}) => {
  const say = wordsOf('desk', language);
  const guest = somebody('Farida');
  const bookingId = await bookAs(page, guest, mondayStay(palace, language === 'en' ? 31 : 32), language, house);
  const { reference } = (await bookingAtProperty(palace, bookingId)) as { readonly reference: string };
  const { text } = await mailAbout(palaceMailbox, new RegExp(reference));
  const link = /https?:\/\/desk\.\S+\/by-mail\/\S+/.exec(text)?.[0] ?? '';

  const mailed = await browser.newContext();
  await guard.watch(mailed);
  const desk = await mailed.newPage();
  await desk.goto(`${link.split('?')[0]}?lang=${language}`);
  await ready(desk);
  await expect(desk.getByRole('heading', { level: 1, name: guest.fullName })).toBeVisible();
  await expect(desk.locator('[href^="tel:"], [href^="mailto:"]')).toHaveCount(0);
  await expect(desk.getByRole('button', { name: say('Cancel the stay', act) })).toHaveCount(0);
  await desk.screenshot({ path: test.info().outputPath('by-mail.png'), fullPage: true });

  await desk
    .getByRole('button', { name: say('Confirm', act) })
    .and(desk.locator(':visible'))
    .first()
    .click();
  await expect(desk.getByRole('heading', { level: 2, name: say('Confirm the stay') })).toBeVisible();
  await desk.screenshot({ path: test.info().outputPath('asked.png') });
  await desk.getByRole('button', { name: say('Confirm for {sum}', { place: 'part' }) }).click();
  await expect(desk.getByText(say('Accepted. The guest has been notified.'))).toBeVisible();
  await expect
    .poll(async () => ((await bookingAtProperty(palace, bookingId)) as { readonly status: string }).status)
    .toMatch(/confirmed|payment_pending/);

  await desk.getByRole('link', { name: say('Sign in to this booking') }).click();
  await expect(desk.getByRole('heading', { level: 1, name: say('Sign in', { context: 'a title' }) })).toBeVisible();
  expect(new URL(desk.url()).searchParams.get('to')).toBe(`/h/${palace.id}/bookings/${reference}`);
  await mailed.close();
});

test('where somebody at the desk was faster, a press in the mail’s page does nothing, and a link of an ended booking leads to sign in', async ({
  page,
  guard,
  language,
}) => {
  guard.allow(/status of 409|answer 409/);
  const say = wordsOf('desk', language);
  const guest = somebody('Omar');
  const bookingId = await bookAs(page, guest, mondayStay(palace, language === 'en' ? 33 : 34), language, house);
  const { reference, total } = (await bookingAtProperty(palace, bookingId)) as {
    readonly reference: string;
    readonly total: number;
  };
  const { text } = await mailAbout(palaceMailbox, new RegExp(reference));
  const link = /https?:\/\/desk\.\S+\/by-mail\/[^?\s]+/.exec(text)?.[0] ?? '';
  await page.goto(`${link}?open=reject&lang=${language}`);
  await ready(page);
  await revisePrice(palace, bookingId, total - 100);
  const turnDown = { name: say('Turn {name} down', { place: 'part' }) };
  await page.getByRole('button', turnDown).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await bookingAtProperty(palace, bookingId)).toMatchObject({ status: 'price_revised' });

  await page.getByRole('button', turnDown).click();
  await expect(page.getByRole('heading', { level: 1, name: say('This link has ended') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('Sign in to this booking') })).toBeVisible();
});
