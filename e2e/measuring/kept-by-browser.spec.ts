import type { Page } from '@playwright/test';
import { asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { campaign, collectedOf, namesBy, waiting } from './collected.ts';
import { bookInVisit, measured } from './measured-visit.ts';

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] } });

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

/** Names of all that the browser keeps of the page's host. */
const keptOf = async (page: Page): Promise<string[]> => {
  const cookies = await page.context().cookies(page.url());
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).flatMap(({ name }) => name ?? []),
    // Pages of plain HTTP have none.
    ...('caches' in globalThis ? await caches.keys() : []),
  ]);
  return [...cookies.map(({ name }) => name), ...stored];
};

/** Those of the names that the host's privacy policy does not name; `…` stands there for what changes. */
async function unnamed(page: Page, kept: readonly string[]): Promise<string[]> {
  await page.goto(new URL('/privacy-policy?lang=en', page.url()).href);
  const said = await page
    .getByRole('region', { name: 'Cookies and what your browser keeps' })
    .locator('dt')
    .allInnerTexts();
  const named = said.flatMap((name) => name.split(/, | \(over HTTPS: |\)/)).filter((name) => name !== '');
  const isNamed = (one: string): boolean =>
    named.some((name) => {
      const [begin = '', ...ends] = name.split('…');
      return ends.length === 0 ? one === name : one.startsWith(begin) && one.endsWith(ends.join('…'));
    });
  return kept.filter((one) => !isNamed(one));
}

test('the privacy policy names all that a browser keeps of a visit that books', async ({ page, traveller }) => {
  const visit = campaign();
  const { bookingId } = await bookInVisit(page, { visit, weeks: 49, traveller, mode: 'at-property' });
  await page.goto(`${addressOf(measured.host)}/bookings/${bookingId}?lang=en`);
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('page_view');
  const kept = await keptOf(page);
  expect(kept).toEqual(expect.arrayContaining(['latchkey_device', 'latchkey-language', 'latchkey-source']));
  expect(await unnamed(page, kept)).toEqual([]);
});

test('the privacy policy names what a recording leaves in a browser', async ({ page }) => {
  const address = `${addressOf('linde.hotels.test')}/?lang=en`;
  await page.context().addCookies([{ name: 'latchkey-measuring', value: 'allowed', url: address }]);
  await page.goto(address);
  await ready(page);
  const databases = async () => (await keptOf(page)).filter((name) => name.startsWith('mixpanel'));
  await expect.poll(async () => (await databases()).length, waiting).toBeGreaterThan(0);
  expect(await unnamed(page, await keptOf(page))).toEqual([]);
});

test('the privacy policy names the plans that a browser keeps', async ({ page }) => {
  await page.goto(`${addressOf(hosts.sandalwood)}/planner/1760?lang=en&days=1`);
  await ready(page);
  const ofPlans = async () => (await keptOf(page)).filter((name) => name.startsWith('planner '));
  await expect.poll(async () => (await ofPlans()).length, waiting).toBeGreaterThan(0);
  expect(await unnamed(page, await keptOf(page))).toEqual([]);
});
