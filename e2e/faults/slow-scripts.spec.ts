import type { Page, Route } from '@playwright/test';
import { ready } from '../guard.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { screens } from './screens.ts';

// Shows docs/rules.md: What guests are told.

const provoked =
  /Loading script failed|Loading chunk|ChunkLoadError|RUNTIME-008|ScriptNetworkError|could not be loaded|request failed|status of 40[04]/i;

const planner = screens.find(({ owner }) => owner === 'itinerary');

/** Files that never come, until they are let go. */
async function hold(
  page: Page,
  isHeld: (file: string) => boolean,
): Promise<{ asked: () => number; letGo: () => Promise<void> }> {
  const held: Route[] = [];
  const pattern = '**/assets/itinerary/**';
  await page.route(pattern, (route) =>
    isHeld(new URL(route.request().url()).pathname) ? void held.push(route) : route.continue(),
  );
  return {
    asked: () => held.length,
    letGo: async () => {
      await page.unroute(pattern);
      await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
    },
  };
}

const isEntry = (file: string): boolean => /remote-?entry/i.test(file);

for (const [what, isHeld] of [
  ['entry', isEntry],
  ['chunk', (file: string) => file.endsWith('.js') && !isEntry(file)],
] as const) {
  test(`a remote's ${what} that does not come is given up after 120 seconds, and trying again brings it`, async ({
    page,
    guard,
    language,
  }) => {
    guard.allow(provoked);
    if (planner === undefined) throw new Error('no screen of the itinerary');
    const say = wordsOf('ui', language);
    await page.clock.install();
    await page.goto(`${addressOf(hosts.sandalwood)}/about-us?lang=${language}`);
    await page.clock.runFor(5000);
    await ready(page);
    // What tells of failures is fetched at the page's rest: the clock is not to overtake that file as well.
    await page.clock.runFor(5000);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('latchkey-domain'))).not.toBeNull();
    const { asked, letGo } = await hold(page, isHeld);
    const failures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_reports')) failures.push(request.postData() ?? '');
    });
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${planner.path}?lang=${language}`);
    await expect.poll(asked).toBeGreaterThan(0);
    const sentence = page.getByRole('heading', { level: 1, name: say('Please try again later!') });
    await page.clock.runFor(105_000);
    await expect(sentence).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(sentence).toBeVisible();
    await expect.poll(() => failures.some((told) => told.includes('"name":"ChunkLoadError"'))).toBe(true);

    await letGo();
    await page.getByRole('button', { name: say('Try again') }).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 1, name: planner.heading(language), exact: true })).toBeVisible();
  });
}
