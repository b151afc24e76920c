import { bookAs, dayAfter, houseOf, somebody } from '../pages/desk-guest.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { keptPaths } from '../pages/kept-copy.ts';
import { expect, test } from '../test.ts';
import { todayAt } from '../stays.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: States and selection (Without a network).

test('today and its bookings open without a network and say from when they are; nothing is left at the door', async ({
  page,
  context,
  guard,
  language,
}) => {
  // The line may be lost before an idle page has fetched its last files, or before the last of today's bookings has
  // come: they are read as the server made them.
  guard.allow(/is not kept|as the server sent it|ERR_INTERNET_DISCONNECTED|assets\/shell\/(?:\d+|navigation)\.\w+\.js/);
  guard.allow(/assets\/\S+ \(net::ERR_FAILED|net::ERR_FAILED \(\S+\/assets\/|date=2027-03-01.*ERR_FAILED/);
  // Nor may the stream of a session go on that is over.
  guard.allow(/401 .*property\/changes/);
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  const guest = somebody('Asha');
  await bookAs(page, guest, { checkIn: todayAt(hotel), checkOut: dayAfter(todayAt(hotel), 1) }, language);
  const kept = page.getByText(
    say(
      'No network: this is the page as of {date}, {time}. It can be read; to do something, wait until the network is back.',
    ),
  );
  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const day = page.url();
  const theirs = page.getByRole('link', { name: guest.fullName }).first();
  const booking = new URL((await theirs.getAttribute('href')) ?? '', day).pathname;
  const arrivals = page.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) });
  await expect(kept).toBeHidden();
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await names()).filter((name) => name.startsWith('desk ')).length).toBe(1);
  await expect
    .poll(() => keptPaths(page), { timeout: 30_000 })
    .toMatch(new RegExp(`(?=.*remoteEntry)(?=.*screens__booking\\.\\w+\\.css)(?=.*${booking})`));

  await context.setOffline(true);
  await page.goto(day);
  await expect(kept).toBeVisible();
  await expect(arrivals).toBeVisible();
  await theirs.click();
  await expect(page.getByRole('heading', { level: 1, name: guest.fullName })).toBeVisible();
  await expect(kept).toBeVisible();
  // Another day was not kept: today's guests do not stand below its date.
  await page.goto(`${day}${day.includes('?') ? '&' : '?'}date=2027-03-01`);
  await expect(page.getByText(say('No network, and this page was not opened on this device before.'))).toBeVisible();
  await expect(arrivals).toBeHidden();
  await context.setOffline(false);

  await page.goto(day);
  await expect(kept).toBeHidden();
  await page.context().clearCookies();
  await page.goto(day);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Sign in', { context: 'a title' }));
  await expect.poll(names).toEqual([]);
});

/** Every place of the desk beside Today. */
const places = ['answers', 'rooms', 'cleaning', 'rates', 'counter', 'reports', 'set-up', 'journal', 'people', 'new'];

test('every place of the desk opens without a network as it was last seen, to be read', async ({
  page,
  context,
  guard,
  language,
}) => {
  test.setTimeout(150_000);
  guard.allow(
    /is not kept|as the server sent it|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Loading chunk|ChunkLoadError/,
  );
  const say = wordsOf('desk', language);
  const { hotel } = houseOf(language);
  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const addressOf = (place: string): string => `${new URL(page.url()).origin}/h/${hotel.id}/${place}?lang=${language}`;
  const titles = new Map<string, string>();
  for (const place of places) {
    await page.goto(addressOf(place));
    await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain(`/h/${hotel.id}/${place}`);
    titles.set(place, await page.title());
  }
  await context.setOffline(true);
  for (const place of places) {
    await page.goto(addressOf(place));
    await expect(page, place).toHaveTitle(titles.get(place) ?? '');
    await expect(
      page.getByText(
        say(
          'No network: this is the page as of {date}, {time}. It can be read; to do something, wait until the network is back.',
        ),
      ),
      place,
    ).toBeVisible();
    for (const form of await page.locator('main form').all()) await expect(form, place).toBeHidden();
  }
  // The papers of travellers stay on no device.
  await page.goto(addressOf('registration'));
  await expect(page.getByText(say('No network, and this page was not opened on this device before.'))).toBeVisible();
  await context.setOffline(false);
});
