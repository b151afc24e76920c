import type { Page } from '@playwright/test';
import { asGuestsHosts, launchOptions } from '../browser.ts';
import { requestsTo } from '../measuring/collected.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';

// Shows docs/rules.md: What guests are told.

test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] } });

// A host on which visits are measured: what a crash tells can be read at the collector.
const host = 'sandalwood.hotels.test';

/** A page of each remote, and one of the frame's own failing. */
const places = [
  { owner: 'hotel-home', path: '/', breaks: 'map' },
  { owner: 'marketing', path: '/about-us', breaks: 'map' },
  { owner: 'checkout', path: '/room/checkout', breaks: 'map' },
  { owner: 'booking-status', path: '/bookings/cancel', breaks: 'map' },
  { owner: 'itinerary', path: '/planner/1760', breaks: 'map' },
  { owner: 'shell', path: '/', breaks: 'join' },
] as const;

type Place = (typeof places)[number];

const tenMinutes = 600_000;

/**
 * Breaks what a part's code asks of the browser, from the moment React takes the page over: every call from the part's
 * own files throws. Nothing of the product is changed.
 */
const breakPart = async (page: Page, { owner, breaks }: Place): Promise<void> => {
  await page.addInitScript(
    ({ part, what }) => {
      let isTakenOver = false;
      // oxlint-disable-next-line unbound-method -- it is called on what it was called on
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
        if (this instanceof Element && this.id === 'root') isTakenOver = true;
        return listen.apply(this, args);
      };
      const isAsked = (): boolean => /\/assets\/([a-z-]+)\//.exec(new Error('asked').stack ?? '')?.[1] === part;
      const spoil = (target: object, name: string, isMeant = (_by: unknown): boolean => true): void => {
        const before = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        Object.defineProperty(target, name, {
          configurable: true,
          writable: true,
          value(this: unknown, ...args: unknown[]): unknown {
            if (isTakenOver && isMeant(args[0]) && isAsked()) throw new TypeError('provoked by the test');
            return before.apply(this, args);
          },
        });
      };
      if (what === 'map') spoil(Array.prototype, 'map');
      // The frame joins the parts of the hotel's address; React and the router join nothing by a comma.
      else spoil(Array.prototype, 'join', (by) => by === ', ' || by === '، ');
    },
    { part: owner, what: breaks },
  );
};

interface SentEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const sentSince = async (known: number): Promise<readonly SentEvent[]> =>
  (await requestsTo('/analytics/track')).slice(known).flatMap(({ content }) => content as SentEvent[]);

/**
 * Waits until a document that is younger than `shown` has told of its crash: by then it has asked the clock whether to
 * reload itself. One that asks after the test has set the clock takes the reload from the document that is meant to have it.
 */
const hasTold = (page: Page, shown = 0): Promise<void> =>
  expect(async () => {
    const told = await page.evaluate(() => [
      performance.timeOrigin,
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/_reports')).length,
    ]);
    expect(told[0]).toBeGreaterThan(shown);
    expect(told[1]).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });

for (const place of places) {
  test(`a crash in ${place.owner} shows its sentence, reloads the page once in ten minutes, and is told with the release`, async ({
    page,
    guard,
    language,
  }) => {
    guard.allow(/provoked by the test|status of 404|Minified React error|Cross-Origin-Opener-Policy header|Measuring:/);
    const say = wordsOf('shell', language);
    const known = (await requestsTo('/analytics/track')).length;
    const reports: string[] = [];
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
      if (request.url().endsWith('/_reports')) reports.push(request.postData() ?? '');
    });
    await breakPart(page, place);
    await page.goto(`${addressOf(host)}${place.path}?lang=${language}`);
    await expect.poll(() => documents, { timeout: 20_000 }).toBe(2);
    const title = page.getByRole('heading', { level: 1, name: say('Something went wrong.') });
    await expect(title).toBeVisible();
    await expect(
      page.getByText(say("We're sorry for the inconvenience. Please try refreshing the page or reopening the tab.")),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: say('Reload Page') })).toBeVisible();
    // A crash in a screen leaves the frame standing; one in the frame takes it along.
    await expect(page.getByRole('banner')).toHaveCount(place.owner === 'shell' ? 0 : 1);
    await expect(page.locator('small bdi')).toHaveText(/^[\da-f]{32}$/);

    const isSent = (event: string) => async (): Promise<boolean> =>
      (await sentSince(known)).some(
        (told) => told.event === event && String(told.properties['release']).startsWith(`${place.owner}@`),
      );
    await expect.poll(isSent('page_crashed'), { timeout: 20_000 }).toBe(true);
    await expect.poll(isSent('errorboundary_reloaded'), { timeout: 20_000 }).toBe(true);
    expect(reports.some((report) => new RegExp(`"release":"${place.owner}@[\\da-f]{12}"`).test(report))).toBe(true);

    // By hand as often as the guest likes; by itself not again before ten minutes are over.
    await hasTold(page);
    const shown = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('button', { name: say('Reload Page') }).click();
    await hasTold(page, shown);
    expect(documents).toBe(3);
    await expect(title).toBeVisible();
    await page.clock.setFixedTime(Date.now() + tenMinutes + 1000);
    await page.reload();
    await expect.poll(() => documents, { timeout: 20_000 }).toBe(5);
    await expect(title).toBeVisible();
  });
}
