import http from 'node:http';
import { startExperiment } from '@latchkey/releases/publishing';
import { countsOf, endExperiment, openReleaseStore, type ReleaseStore } from '@latchkey/releases/store';
import type { Page } from '@playwright/test';
import { ready } from '../guard.ts';
import { sandalwood } from '../hotels.ts';
import { releaseStore } from '../running/addresses.ts';
import { mondayStay } from '../stays.ts';
import { expect, test } from '../test.ts';
import { startSecondOrigin, type SecondOrigin } from './second-origin.ts';

// Shows docs/rules.md: Experiments.

// Half of the guests see the reviews before the offers: chosen by the server, the same from the first page to the paid
// booking, never a program, at the same prices, and over within a second.

const key = 'hotel-home/reviews-first';
const stay = mondayStay(sandalwood, 27);
const rooms = `/rooms/${sandalwood.id}/${stay.checkIn}/${stay.checkOut}/2/0`;
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let origin: SecondOrigin;
let store: ReleaseStore;
test.beforeEach(async () => {
  test.skip(releaseStore() === null, 'the product under test is not ours to release into');
  origin = await startSecondOrigin(() => undefined, { RELEASE_PREVIEW_SECRET: 'experiments of the journeys only' });
  store = openReleaseStore(origin.store);
});
test.afterEach(() => origin?.stop());

interface Answer {
  readonly text: string;
  readonly cookies: readonly string[];
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const all = { host: `${sandalwood.host}:${origin.port}`, 'user-agent': person, ...headers };
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: origin.port, path, headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ text, cookies: response.headers['set-cookie'] ?? [] }));
      })
      .on('error', reject);
  });
}

const isB = ({ text }: Pick<Answer, 'text'>): boolean => text.indexOf('id="reviews"') < text.indexOf('id="offers"');
const amountsIn = (text: string): string[] => [...new Set(text.match(/₹\s?[\d,]+/g) ?? [])].toSorted();
const numbered = (bucket: number) => ({ cookie: `latchkey-bucket=${bucket}` });

/** The number of a guest who gets B, once the origin follows the experiment. */
async function numberInB(): Promise<number> {
  let found = -1;
  await expect(async () => {
    for (let bucket = 0; bucket < 20 && found < 0; bucket++)
      if (isB(await ask(rooms, numbered(bucket)))) found = bucket;
    expect(found).toBeGreaterThanOrEqual(0);
  }).toPass();
  return found;
}

const start = () =>
  startExperiment(
    store,
    { app: 'hotel-home', name: 'reviews-first', base: 4, least: 1 },
    { by: 'a test', now: new Date() },
  );
const end = () => endExperiment(store, key, { by: 'a test', now: new Date() });

test('a guest of B stays in B from the first page to the paid booking, at the price of A', async ({
  page,
  context,
  home,
  roomCheckout,
  payment,
  booking,
  traveller,
}) => {
  test.setTimeout(120_000);
  expect(await start()).toMatchObject({ kind: 'begun' });
  const bucket = await numberInB();
  await context.addCookies([
    { name: 'latchkey-bucket', value: String(bucket), url: origin.addressOf(sandalwood.host), httpOnly: true },
  ]);
  const { experiments } = await store.composition();
  const running = experiments[key];
  if (running === undefined) throw new Error('it does not run');
  const before = await countsOf(store.blobs, running);

  await page.goto(`${origin.addressOf(sandalwood.host)}${rooms}`);
  await ready(page);
  expect(await orderOf(page)).toEqual(['reviews', 'offers']);
  await home.book('teak-king', 'breakfast');
  await roomCheckout.payInFull(traveller);
  await payment.end('Pay successfully');
  await expect(page).toHaveURL(/\/bookings\/confirmation\/1760/);
  await expect(booking.confirmedFor('Meera')).toBeVisible();
  await page.goto(`${origin.addressOf(sandalwood.host)}/`);
  await ready(page);
  expect(await orderOf(page)).toEqual(['reviews', 'offers']);

  // Counted once, with nothing of the guest, where every origin's counts add up.
  await expect
    .poll(async () => (await countsOf(store.blobs, running)).b.booked - before.b.booked, { timeout: 15_000 })
    .toBe(1);
});

test('programs and who brings no number get A, prices are those of A, and it is off within a second or so', async () => {
  const off = await ask(rooms);
  expect([isB(off), off.cookies.some((one) => one.startsWith('latchkey-bucket'))]).toEqual([false, false]);
  await start();
  const bucket = await numberInB();
  const b = await ask(rooms, numbered(bucket));
  const a = await ask(rooms);
  expect([isB(a), a.cookies.some((one) => one.startsWith('latchkey-bucket='))]).toEqual([false, true]);
  expect(amountsIn(b.text).length).toBeGreaterThan(5);
  expect(amountsIn(b.text)).toEqual(amountsIn(a.text));
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Google-HotelAdsVerifier/1.0)',
  ]) {
    const answer = await ask(rooms, { ...numbered(bucket), 'user-agent': agent });
    expect([isB(answer), answer.cookies]).toEqual([false, []]);
  }
  expect(isB(await ask(rooms, { ...numbered(bucket), 'sec-gpc': '1' }))).toBe(false);

  const began = performance.now();
  expect(await end()).toMatchObject({ kind: 'ended', result: expect.stringContaining('no result') });
  await expect(async () => expect(isB(await ask(rooms, numbered(bucket)))).toBe(false)).toPass({ intervals: [50] });
  test.info().annotations.push({ type: 'off after', description: `${Math.round(performance.now() - began)} ms` });
  const [last] = await store.journal();
  expect(last).toMatchObject({ action: 'experiment_end', experiment: 'reviews-first', by: 'a test' });
});

const orderOf = (page: Page): Promise<string[]> =>
  page.locator('#offers, #reviews').evaluateAll((parts) => parts.map(({ id }) => id));
