import { ready } from '../guard.ts';
import { hotelWords, sandalwood } from '../hotels.ts';
import { mailAbout, mailsTo } from '../inbox.ts';
import { hire } from '../pages/desk-team.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Trial bookings).

test('an owner books a stay as a guest does, in test money, and alone has its mails', async ({
  page,
  browser,
  language,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  const say = wordsOf('desk', language);
  const { mail } = await hire([sandalwood], 'owner', { name: 'Meera', language });
  const desk = await (await browser.newContext()).newPage();
  await openDesk(desk, await staffLink(sandalwood, mail), language);
  await desk.goto(`${new URL(desk.url()).origin}/h/${sandalwood.id}/set-up?lang=${language}`);
  await ready(desk);
  await desk.getByRole('button', { name: say('Make a test booking') }).click();
  const link = desk.getByRole('link', { name: say('Open the test site') });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('note')).toBeVisible();

  const { origin } = new URL(page.url());
  const copyId = /\/(1\d{6})\//.exec((await page.locator('img[src*="/1"]').first().getAttribute('src')) ?? '')?.[1];
  const { checkIn, checkOut } = mondayStay(sandalwood, 6);
  await page.goto(`${origin}/rooms/${copyId}/${checkIn}/${checkOut}/2/0?lang=${language}`);
  await home.book('teak-king', 'breakfast');
  await roomCheckout.payInFull(traveller);
  await payment.end('Pay successfully');
  await expect(booking.confirmedFor('Meera')).toBeVisible();

  const reference = await booking.reference.innerText();
  const { name } = hotelWords(sandalwood, language);
  const voucher = await mailAbout(mail, new RegExp(`^\\[.+\\](?=.*${reference}).*${name}`));
  // What its links open is the copy's, in this browser.
  const way = /https?:\/\/\S+\/bookings\/\S+/.exec(voucher.text)?.[0] ?? '';
  await page.goto(way);
  await expect(booking.reference).toHaveText(reference);
  const stray = await (await browser.newContext()).newPage();
  expect((await stray.goto(way))?.status()).toBe(421);
  expect(await mailsTo(traveller.email)).toEqual([]);
});
