import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { bookingBy, quoteBy } from '../pages/api.ts';
import { openDesk, staffLink } from '../pages/desk.ts';
import { hire } from '../pages/desk-team.ts';
import { somebody } from '../pages/desk-guest.ts';
import { HotelHome } from '../pages/hotel-home.ts';
import { deliverPush, pushBySandbox, pushed, shownOn } from '../pages/push.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: People of a hotel (Pushed news).

test('a booking is pushed to a device that wants it, and said on a page that is open', async ({
  page,
  browser,
  context,
  language,
}) => {
  const say = wordsOf('desk', language);
  const read = await pushBySandbox(context, page);
  const link = await staffLink(sandalwood, (await hire([sandalwood], 'reception', { name: 'Pia', language })).mail);
  await openDesk(page, link, language);
  const { origin } = new URL(link);
  const you = `${origin}/you?lang=${language}`;
  await page.goto(you);
  await ready(page);
  await page.getByText(say('Tell this device'), { exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(say('Notifications are on for this device.'));
  await page.goto(`${origin}/h/${sandalwood.id}/today?lang=${language}`);
  await ready(page);
  await expect(page.getByText(say('Live', { context: 'the page follows the house' }))).toBeVisible();

  const guestContext = await browser.newContext();
  const guest = await guestContext.newPage();
  await new HotelHome(guest, sandalwood, language).open();
  const stay = {
    ...mondayStay(sandalwood, language === 'en' ? 13 : 14),
    roomTypeId: 'indigo-twin',
    ratePlanId: 'breakfast',
    adults: 2,
  };
  const traveller = somebody('Meera');
  await bookingBy(guest, await quoteBy(guest, sandalwood, stay), { traveller, mode: 'at-property', language });
  await guestContext.close();

  const href = await page.getByRole('link', { name: traveller.fullName }).first().getAttribute('href');
  // Other guests of the hotel may book at this moment.
  const text = await pushed(read, /bookings\/([^?/]+)/.exec(href ?? '')?.[1] ?? 'no link');
  expect(text).not.toContain('Meera');
  const { notification } = JSON.parse(text) as { notification: { title: string; navigate: string; lang: string } };
  expect(notification.navigate).toMatch(new RegExp(`^${origin}/h/${sandalwood.id}/bookings/`));
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: traveller.fullName })).toBeVisible();

  // A worker that is just being started may miss it: of the same word on a booking one is shown, however often it comes.
  await expect(async () => {
    await deliverPush(page, text);
    await expect.poll(() => shownOn(page), { timeout: 1000 }).toContain(notification.title);
  }).toPass();

  await page.goto(you);
  await page.getByText(say('Turn off notifications'), { exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(say('Notifications are off on that device.'));
});
