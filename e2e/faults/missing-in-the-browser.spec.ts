import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { isTakenAway } from '../short-run.ts';
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

for (const screen of screens.filter(isTakenAway)) {
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
    const say = wordsOf('shell', language);
    const notice = page.getByText(say('Part of this page did not load. Buttons that look faded do not work.'));
    await expect(notice).toBeVisible();

    await giveBack();
    await page.getByRole('link', { name: say('Reload Page') }).click();
    await ready(page);
    await expect(heading).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test('when the script of the page itself does not come, the page says so, with a reload and the telephone', async ({
  page,
  guard,
  language,
}) => {
  guard.allow(provoked);
  const say = wordsOf('shell', language);
  const giveBack = await isTaken(page, 'shell');
  await page.goto(`${addressOf(hosts.sandalwood)}/?lang=${language}`);
  await expect(
    page.getByText(say('Part of this page did not load. Buttons that look faded do not work.')),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: say('Call the hotel', { place: 'start' }) }).last()).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  await giveBack();
  await page.getByRole('link', { name: say('Reload Page') }).click();
  await ready(page);
});

// Checkout is never entered within a page: its documents are its own. So is the frame of the desk, whose host has no other remote.
for (const screen of screens.filter(isTakenAway).filter(({ owner }) => owner !== 'checkout' && owner !== 'desk')) {
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
    const told = page.waitForRequest((request) => request.url().endsWith('/_reports'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/assets/${screen.owner}/`)) asked.push(request.url());
    });
    await goWithin(page, `${screen.path}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: say('Please try again later!') })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const report = (await told).postDataJSON() as Readonly<Record<string, string>>;
    expect(report['release']).toMatch(new RegExp(`^${screen.owner}@[\\da-f]{12}$`));

    // The router asks for a part again that has just failed: a guest would wait for it twice.
    expect(asked).toEqual([...new Set(asked)]);

    await giveBack();
    await page.getByRole('button', { name: say('Try again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen.heading(language), exact: true })).toBeVisible();
  });
}

test('when the code for going on cannot be fetched, the browser loads the next page as a document', async ({
  page,
  guard,
  language,
}) => {
  guard.allow(provoked);
  await page.route('**/assets/shell/navigation.*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${addressOf(hosts.provider)}/about-us?lang=${language}`);
  await ready(page);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await goWithin(page, `/sitemaps?lang=${language}`);
  expect(new URL((await asked).url()).pathname).toBe('/sitemaps');
  await ready(page);
  const heading = wordsOf('marketing', language)('All pages');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

const at = ({ host, path }: ScreenOf, language: string): string => `${addressOf(host)}${path}?lang=${language}`;

/** Goes to an address within the page, as a link of the site does. */
const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
