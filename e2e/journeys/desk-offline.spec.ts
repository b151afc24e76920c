import { ready } from '../guard.ts';
import { linde, sandalwood } from '../hotels.ts';
import { openDesk, signInLink } from '../pages/desk.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: States and selection (Without a network).

test('today opens without a network and says from when it is, and nothing is left at the door', async ({
  page,
  context,
  guard,
  language,
}) => {
  // What a page fetches at its rest may not have come before the line was lost; the day needs none of it.
  guard.allow(/ERR_INTERNET_DISCONNECTED|date=2027-03-01.*ERR_FAILED|assets\/shell\/(?:\d+|navigation)\.\w+\.js/);
  const say = wordsOf('desk', language);
  const hotel = language === 'en' ? sandalwood : linde;
  const kept = page.getByText(
    say(
      'No network: this is the page as of {date}, {time}. It can be read; to do something, wait until the network is back.',
    ),
  );
  await openDesk(page, await signInLink(hotel, 'owner'), language);
  const day = page.url();
  const arrivals = page.getByRole('heading', { name: say('Arrivals', { context: 'section of the day' }) });
  await expect(kept).toBeHidden();
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await names()).filter((name) => name.startsWith('desk ')).length).toBe(1);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [name = ''] = await caches.keys();
          return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).join(' ');
        }),
      { timeout: 20_000 },
    )
    .toMatch(/remoteEntry/);

  await context.setOffline(true);
  await page.goto(day);
  await expect(kept).toBeVisible();
  await expect(arrivals).toBeVisible();
  await ready(page);
  // Another day was not kept: today's guests do not stand below its date.
  await expect(page.goto(`${day}${day.includes('?') ? '&' : '?'}date=2027-03-01`)).rejects.toThrow();
  await context.setOffline(false);

  await page.goto(day);
  await expect(kept).toBeHidden();
  await page.context().clearCookies();
  await page.goto(day);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Sign in', { context: 'a title' }));
  await expect.poll(names).toEqual([]);
});
