import { get } from 'node:http';
import { asGuestsHosts, launchOptions } from '../browser.ts';
import { ready } from '../guard.ts';
import { linde } from '../hotels.ts';
import { addressOf } from '../running/addresses.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from '../words.ts';
import { campaign, collectedOf, namesBy, propertiesOf as one, requestsTo, waiting } from './collected.ts';
import { bookInVisit, measured } from './measured-visit.ts';

// Shows docs/rules.md: Measuring (`conversion`, GHC mode, On every event).

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), asGuestsHosts] },
});

// Hosts of the run are plain HTTP, for which the browser does without this header.
test.beforeEach(({ guard }) => guard.allow(/Cross-Origin-Opener-Policy header has been ignored/));

const asked = { ...linde, host: 'linde.hotels.test' };

test('a visit is told to every service that the property has switched on, with the context of each event', async ({
  page,
}) => {
  const visit = campaign();
  const search = `?lang=en&utm_campaign=${visit}&utm_source=letter`;
  await page.goto(`${addressOf(measured.host)}/${search}`);
  await ready(page);
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('page_view');
  // The page may grow while its pictures come: like a guest, scroll on until it has an end.
  const depthsTold = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return (await collectedOf(visit)).filter(({ name }) => name === 'scroll_depth').length;
  };
  await expect.poll(depthsTold, waiting).toBe(12);
  await expect.poll(async () => namesBy(await collectedOf(visit), 'pixel'), waiting).toContain('ViewContent');
  const all = await collectedOf(visit);

  const [city, region, country] = ['Bengaluru', 'Karnataka', 'India'];
  const context = {
    themeId: 2,
    hotelName: 'Sandalwood Courtyard',
    hotelId: 1760,
    searchParams: search,
    slug: 'sandalwood-courtyard',
    domain: measured.host,
    source: 'letter',
    // An address without dates shows a night that the page chose.
    start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    currentDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format().replaceAll('-', '/'),
    url: `${addressOf(measured.host)}/${search}`,
    locationDetails: {},
    content_type: 'home_listing',
    content_ids: [1760],
    city,
    region,
    country,
    device_class: 'Desktop',
  };
  const view = one(all, 'analytics', 'page_view');
  expect(view).toMatchObject({ ...context, page_path: '/', page_search: search, token: 'token-of-sandalwood' });
  expect(view['userId']).toBe(view['distinct_id']);
  expect(one(all, 'tag manager', 'page_view')).toMatchObject({ ...context, id: 'GTM-SANDAL', page_path: '/' });
  expect(one(all, 'site tag', 'page_view')).toMatchObject({ hotelId: '1760', page_path: '/', content_ids: '[1760]' });
  expect(one(all, 'pixel', 'ViewContent')).toMatchObject({
    content_type: 'home_listing',
    content_ids: '[1760]',
    city,
  });
  for (const by of ['analytics', 'tag manager', 'site tag'] as const)
    expect(
      all
        .filter((event) => event.by === by && event.name === 'scroll_depth')
        .map(({ properties }) => Number(properties['percent']))
        .toSorted((one, other) => one - other),
    ).toEqual([25, 50, 75, 100]);
  // The pixel gets only its own event, and only visits by Google's hotel links send a conversion.
  expect(namesBy(all, 'pixel')).toEqual(['ViewContent']);
});

test('a link that is followed is told with its address and the first 100 characters of its text', async ({ page }) => {
  const visit = campaign();
  await page.goto(`${addressOf(measured.host)}/privacy-policy?lang=en&utm_campaign=${visit}`);
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('page_view');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('link_click');
  expect(one(await collectedOf(visit), 'analytics', 'link_click')).toMatchObject({
    link_url: `${addressOf(measured.host)}/terms-conditions`,
    link_text: 'Terms',
  });
});

test('a booking of a visit in GHC mode is a conversion and a purchase, by our own path and without its id', async ({
  page,
  traveller,
}) => {
  const visit = campaign();
  const origin = addressOf(measured.host);
  const { bookingId, stay } = await bookInVisit(page, {
    visit,
    isGhc: true,
    weeks: 46,
    traveller,
    mode: 'at-property',
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${origin}/bookings/confirmation/${bookingId}?lang=en`);
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => namesBy(await collectedOf(visit), 'pixel of servers'), waiting).toEqual(['Purchase']);
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('conversion');
  const all = await collectedOf(visit);
  const conversion = one(all, 'analytics', 'conversion');
  expect(conversion).toMatchObject({
    mode: 'GHC',
    currency: 'INR',
    content_type: 'hotel',
    content_ids: '1760',
    checkin_date: stay.checkIn,
    checkout_date: stay.checkOut,
    start_date: stay.checkIn,
    end_date: stay.checkOut,
    url: `${origin}/bookings/confirmation/[booking]?lang=en`,
  });
  const total = await page.evaluate(async (id) => {
    const reply = await fetch(`/api/bookings/${id}`);
    return ((await reply.json()) as { booking: { total: number } }).booking.total;
  }, bookingId);
  expect(conversion['value']).toBe(total);
  expect(one(all, 'pixel of servers', 'Purchase')).toMatchObject({
    action_source: 'website',
    event_id: conversion['$insert_id'],
    value: total,
    currency: 'INR',
    user_data: { client_user_agent: expect.stringContaining('Mozilla') },
  });
  // A booking's page reaches our host alone, and nothing of the booking or its guest has left.
  expect([...hosts]).toEqual([origin]);
  const sent = JSON.stringify(all);
  for (const personal of [bookingId, traveller.email, traveller.fullName]) expect(sent).not.toContain(personal);
  await page.reload();
  await ready(page);
  await page.waitForTimeout(9000);
  expect(namesBy(await collectedOf(visit), 'analytics').filter((name) => name === 'conversion')).toHaveLength(1);
});

test('a payment window that is closed is told with its reason, and nothing of the booking', async ({
  page,
  payment,
  traveller,
}) => {
  const visit = campaign();
  const origin = addressOf(measured.host);
  const { bookingId } = await bookInVisit(page, { visit, weeks: 47, traveller, mode: 'online' });
  await page.goto(`${origin}/checkout/${bookingId}?lang=en`);
  await ready(page);
  await payment.payNow.click();
  await payment.end('Close');
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('payment_closed');
  const all = await collectedOf(visit);
  expect(one(all, 'analytics', 'payment_closed')).toMatchObject({
    reason: 'modal closed for the India gateway',
    bookingId: '[booking]',
    bookingObj: { hotelId: 1760 },
  });
  expect(namesBy(all, 'tag manager')).not.toContain('payment_closed');
  expect(JSON.stringify(all)).not.toContain(bookingId);
});

test('where session storage is refused, and how fast the page was, is told', async ({ page, guard }) => {
  guard.allow(/Session storage is not supported/);
  const visit = campaign();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(`${addressOf(measured.host)}/?lang=en&utm_campaign=${visit}`);
  await expect
    .poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting)
    .toContain('session_storage_failed');
  expect(one(await collectedOf(visit), 'analytics', 'session_storage_failed')).toMatchObject({
    reason: 'SecurityError',
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('web_vitals');
  const vitals = one(await collectedOf(visit), 'analytics', 'web_vitals');
  expect(vitals['release']).toMatch(/^hotel-home@[\da-f]{12}$/);
  expect(Number(vitals['FCP'])).toBeGreaterThan(0);
});

test('guests are asked where consent is needed: two equal buttons, no layout shift, by keyboard', async ({ page }) => {
  const visit = campaign();
  const say = wordsOf('analytics', 'en');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/t/')) sent.push(request.url());
  });
  await page.goto(`${addressOf(asked.host)}/?lang=en&utm_campaign=${visit}`);
  const banner = page.getByRole('complementary', { name: say('Measuring your visit') });
  await expect(banner).toBeVisible();
  const [no, yes] = [
    banner.getByRole('button', { name: say('No, do not measure') }),
    banner.getByRole('button', { name: say('Yes, you may measure') }),
  ];
  const [first, second] = [await no.boundingBox(), await yes.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  const look = (button: typeof no) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, fontWeight, borderColor };
    });
  expect(await look(no)).toEqual(await look(yes));
  expect(sent).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toContain('latchkey-measuring=allowed');
  await expect.poll(async () => namesBy(await collectedOf(visit), 'analytics'), waiting).toContain('page_view');
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  // Recorded only now, and masked: the collector gets parts of the session.
  await expect.poll(async () => (await requestsTo('/analytics/record')).length, { timeout: 30_000 }).toBeGreaterThan(0);
});

test('crawlers run no script: the server tells of their visits, and counts them', async () => {
  const agent = `Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) ${campaign()}`;
  const { port } = new URL(addressOf(measured.host));
  const ask = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host: `${measured.host}:${port}`, 'user-agent': agent };
      get({ host: '127.0.0.1', port, path, headers }, (reply) =>
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0)),
      ).on('error', reject);
    });
  await ask('/?lang=en');
  await ask('/rooms/1760/2027-03-01/2027-03-03/2/0');
  await ask('/redirect?hotel=1760');
  const told = async () =>
    (await requestsTo('/analytics/track')).flatMap(
      ({ content }) => content as { event: string; properties: Record<string, unknown> }[],
    );
  const events = async () => (await told()).filter(({ properties }) => properties['user_agent'] === agent);
  await expect.poll(async () => (await events()).length, waiting).toBeGreaterThanOrEqual(3);
  // A crawler's visit is told once, and may have been begun by a test before.
  const visits = (await told()).filter(
    ({ event, properties }) =>
      event === 'crawler_visit' && properties['crawler_name'] === 'Googlebot' && properties['domain'] === measured.host,
  );
  expect(visits).toHaveLength(1);
  const names = (await events()).map(({ event }) => event).filter((name) => name !== 'crawler_visit');
  expect(names).toEqual(['crawler_page_viewed', 'crawler_room_viewed', 'crawler_action']);
  expect((await events()).find(({ event }) => event === 'crawler_room_viewed')?.properties).toMatchObject({
    crawler_name: 'Googlebot',
    crawler_category: 'search engine',
    page_url: `${addressOf(measured.host)}/rooms/1760/2027-03-01/2027-03-03/2/0`,
    referrer: '',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    screen_resolution: null,
    language: 'en',
    hotelId: 1760,
    hotelName: 'Sandalwood Courtyard',
    domain: measured.host,
    page_type: 'rooms',
    page_title: 'Sandalwood Courtyard, Bengaluru: book direct',
  });
  const metrics = await (await fetch(`${addressOf('127.0.0.1')}/metrics`)).text();
  expect(metrics).toMatch(/latchkey_crawler_events_total\{event="crawler_room_viewed",category="search engine"\} \d+/);
});
