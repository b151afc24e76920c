import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { addressOf, hosts } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { collectedOf } from './collected.ts';

// Shows docs/rules.md: Validation.

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] } });

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

const measured = 'sandalwood.hotels.test';
const asked = 'linde.hotels.test';

/** Longer than the page's rest and a flush take together, in milliseconds. */
const longEnough = 10_000;

/** The guest's own choice is no measuring; nor is, on a developer's machine, the trace of a page's work. */
const [choice, traces] = ['/t/choice', '/t/traces'] as const;

/** Walks through a page as a guest does, and answers what left: requests to our own paths and to other hosts. */
async function walk(page: Page, address: string, allowed: readonly string[] = [choice]): Promise<string[]> {
  const left: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(address).origin || (pathname.startsWith('/t/') && !allowed.includes(pathname)))
      left.push(request.url());
  });
  await page.goto(address);
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(longEnough);
  return left;
}

const campaign = (): string => `c${randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'x')}`;

test('nothing leaves on a local host, though the property has everything switched on', async ({ page }) => {
  const visit = campaign();
  expect(await walk(page, `${addressOf(hosts.sandalwood)}/?lang=en&utm_campaign=${visit}`, [choice, traces])).toEqual(
    [],
  );
  expect(await collectedOf(visit)).toEqual([]);
  await expect(page.getByRole('link', { name: wordsOf('shell', 'en')('Privacy choices') })).toHaveCount(0);
});

test('nothing leaves with Do Not Track', async ({ page }) => {
  const visit = campaign();
  await page.setExtraHTTPHeaders({ dnt: '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  expect(await walk(page, `${addressOf(measured)}/?lang=en&utm_campaign=${visit}`)).toEqual([]);
  expect(await collectedOf(visit)).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('latchkey-source');
});

test('nothing leaves with Global Privacy Control', async ({ page }) => {
  const visit = campaign();
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  expect(await walk(page, `${addressOf(measured)}/?lang=en&utm_campaign=${visit}`)).toEqual([]);
  expect(await collectedOf(visit)).toEqual([]);
});

test('nothing leaves of a guest who said no in the privacy policy, which needs no script', async ({ page }) => {
  const visit = campaign();
  const say = wordsOf('shell', 'en');
  await page.goto(`${addressOf(measured)}/privacy-policy?lang=en`);
  await page
    .getByRole('region', { name: 'Analytics and opting out' })
    .getByRole('button', { name: 'No, do not measure' })
    .click();
  await expect(page).toHaveURL(/privacy-policy\?lang=en#analytics$/);
  expect(await page.evaluate(() => document.cookie)).toContain('latchkey-measuring=denied');
  await expect(page.getByRole('link', { name: say('Privacy choices') })).toBeVisible();
  expect(await walk(page, `${addressOf(measured)}/?lang=en&utm_campaign=${visit}`)).toEqual([]);
  expect(await collectedOf(visit)).toEqual([]);
});

test('the choice of the privacy policy stands where it stood once the browser says what was chosen', async ({
  page,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/marketing/*.js', (route) => arrived.then(() => route.continue()));
  await page.goto(`${addressOf(measured)}/privacy-policy?lang=en`, { waitUntil: 'commit' });
  const clause = page.getByRole('region', { name: 'Analytics and opting out' });
  const no = clause.getByRole('button', { name: 'No, do not measure' });
  await no.scrollIntoViewIfNeeded();
  const before = await no.boundingBox();
  arrive();
  await expect(clause.getByText('You have not chosen yet')).toBeVisible();
  expect(await no.boundingBox()).toEqual(before);
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' });
  test('that runs scripts sends nothing', async ({ page }) => {
    const visit = campaign();
    expect(await walk(page, `${addressOf(measured)}/?lang=en&utm_campaign=${visit}`)).toEqual([]);
    expect(await collectedOf(visit)).toEqual([]);
  });
});

test('nothing leaves before a guest has agreed, nor after one has said no in the banner', async ({ page }) => {
  const visit = campaign();
  const say = wordsOf('analytics', 'en');
  expect(await walk(page, `${addressOf(asked)}/?lang=en&utm_campaign=${visit}`)).toEqual([]);
  await page.getByRole('button', { name: say('No, do not measure') }).click();
  await page.waitForTimeout(longEnough);
  await page.reload();
  await ready(page);
  await page.waitForTimeout(5000);
  await expect(page.getByRole('complementary', { name: say('Measuring your visit') })).toHaveCount(0);
  expect(await collectedOf(visit)).toEqual([]);
});

const paths = [
  '/',
  '/rooms/1760/2027-03-01/2027-03-03/2/0',
  '/room/checkout',
  '/bookings/cancel',
  '/review',
  '/planner/1760',
  '/about-us',
];

/** Opens a page and answers to which foreign origins it asked, and which its policy names. */
async function originsOf(page: Page, path: string): Promise<{ asked: string[]; named: string[] }> {
  const asking: string[] = [];
  const reply = await page.goto(`${addressOf(measured)}${path}?lang=en`);
  page.on('request', (request) => void asking.push(new URL(request.url()).origin));
  const policy = (await reply?.headerValue('content-security-policy')) ?? '';
  await ready(page);
  await page.waitForTimeout(5000);
  return {
    asked: [...new Set(asking)].filter((origin) => origin !== addressOf(measured) && origin !== 'null'),
    named: [...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([origin]) => origin),
  };
}

test('no request of any page goes to a host that its policy does not name', async ({ context, guard }) => {
  guard.allow(/status of 404|status of 410/);
  // Each in a tab of its own: they wait at the same time.
  const opened = paths.map(async (path) => ({ path, ...(await originsOf(await context.newPage(), path)) }));
  for (const { path, asked: foreign, named } of await Promise.all(opened)) {
    expect(
      foreign.filter((origin) => !named.includes(origin)),
      path,
    ).toEqual([]);
    const isPersonal = /^\/(?:room\/checkout|bookings|review)/.test(path);
    if (isPersonal && !path.startsWith('/room/checkout'))
      expect(
        named.filter((origin) => origin !== 'https:'),
        path,
      ).toEqual([]);
  }
});
