import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { screens, type ScreenOf } from './screens.ts';

const provoked =
  /status of 503|answer 503|stays as the server sent it|ScriptExternalLoadError|Loading script failed|Loading chunk|Loading CSS|RUNTIME-008|could not be loaded/i;

const isTaken = async (page: Page, owner: string): Promise<() => Promise<void>> => {
  const assets = `**/assets/${owner}/**`;
  await page.route(assets, (route) => route.fulfill({ status: 503, body: '' }));
  return () => page.unroute(assets);
};

for (const screen of screens) {
  test(`when ${screen.owner} cannot be loaded, its page stays readable as the server sent it, and a reload recovers`, async ({
    page,
    guard,
    language,
  }) => {
    guard.allow(provoked);
    guard.allow(/status of 404|status of 410/);
    const giveBack = await isTaken(page, screen.owner);
    await page.goto(at(screen, language));
    await expect(page.locator('html')).toHaveAttribute('data-hydration', 'static');
    const heading = page.getByRole('heading', { level: 1, name: screen.heading(language), exact: true });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await giveBack();
    await page.reload();
    await ready(page);
    await expect(heading).toBeVisible();
  });
}

// Checkout is never entered within a page: its documents are its own.
for (const screen of screens.filter(({ owner }) => owner !== 'checkout')) {
  test(`when ${screen.owner} fails on the way to it, only its screen is lost, and trying again brings it`, async ({
    page,
    guard,
    language,
  }) => {
    guard.allow(provoked);
    guard.allow(/status of 40[04]/);
    const say = wordsOf('ui', language);
    await page.goto(`${addressOf(screen.host)}/about-us?lang=${language}`);
    await ready(page);
    const giveBack = await isTaken(page, screen.owner);
    await goWithin(page, `${screen.path}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: say('Please try again later!') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await giveBack();
    await page.getByRole('button', { name: say('Try again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen.heading(language), exact: true })).toBeVisible();
  });
}

const at = ({ host, path }: ScreenOf, language: string): string => `${addressOf(host)}${path}?lang=${language}`;

/** Goes to an address within the page, as a link of the site does. */
const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
