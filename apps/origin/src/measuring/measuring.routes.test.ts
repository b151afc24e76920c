import { bodyOf, itemsIn } from '@latchkey/analytics/analytics';
import type { Site } from '@latchkey/api-contract/types';
import { writeSource } from '@latchkey/booking-core/attribution';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostAMinute } from './admission.ts';
import { openCollectors } from './collectors.ts';
import { countMeasured } from './measured-counts.ts';
import { measuredBookings, type MeasuredBooking } from './measured-bookings.ts';
import { measuringRoutes } from './measuring.routes.ts';
import { testCollector } from './test-collector.ts';

const site = {
  kind: 'hotel',
  host: 'hotel.com',
  name: 'Hotel',
  hotel: { id: 1760 },
  measuring: {
    consent: 'not-needed',
    analytics: { token: 'token-1', recording: true },
    pixel: { id: 'pixel-1', scriptUrl: '' },
  },
} as Site;

const outside = testCollector();
const { arrived } = outside;
/** What the engine says of the visitor's bookings, and what it was asked. */
let confirmed: readonly MeasuredBooking[] = [];
const askedOfEngine: { cookie: string | undefined; body: unknown }[] = [];
const [engine, app] = [Fastify(), Fastify()];
engine.post('/measured-bookings', ({ headers, body }) => {
  askedOfEngine.push({ cookie: headers.cookie, body });
  return { bookings: confirmed };
});
const counts = countMeasured(new Registry());
let collectors: ReturnType<typeof openCollectors>;

beforeAll(async () => {
  const address = await outside.open();
  collectors = openCollectors({ analytics: address, pixel: `${address}/pixel`, pixelAccessToken: 'secret' });
  const find = async (host: string) =>
    host === 'hotel.com' ? ({ kind: 'site', site } as const) : ({ kind: 'unknown_host' } as const);
  const bookings = measuredBookings(await engine.listen({ host: '127.0.0.1', port: 0 }));
  await measuringRoutes(app, { sites: { find }, collectors, counts, bookings, now: () => 1_764_000_000_000 });
});
beforeEach(() => {
  arrived.length = askedOfEngine.length = 0;
  confirmed = [];
  outside.status = 200;
});
afterAll(async () => {
  await app.close();
  await engine.close();
  outside.close();
});

const event = (name: string, properties: object = {}) => ({
  event: name,
  properties: { token: 'token-1', ...properties },
});
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
let address = 0;
const post = (items: readonly object[], headers: Record<string, string> = {}, path = 'track') =>
  app.inject({
    method: 'POST',
    url: `/t/${path}?verbose=1&_=1`,
    // Each from an address of its own: one address has a limit.
    remoteAddress: `10.0.${Math.floor(address / 200)}.${(address++ % 200) + 1}`,
    headers: {
      host: 'hotel.com',
      origin: 'http://hotel.com',
      'user-agent': browser,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: bodyOf(items),
  });

test('known events of this site are handed on as the product analytics takes them, without what is personal', async () => {
  const secret = '/bookings/1760_AbCdEfGhIjKlMnOpQrStUv';
  const reply = await post([
    event('page_view', { $current_url: secret }),
    event('made_up'),
    { event: 'page_view', properties: { token: 'of-another' } },
  ]);
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 1, error: null }]);
  expect(arrived.map(({ path }) => path)).toEqual(['/track?verbose=1&ip=0']);
  expect(itemsIn(arrived[0]?.body ?? '')).toEqual([event('page_view', { $current_url: '/bookings/[booking]' })]);
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['an opt-out', { cookie: 'latchkey-measuring=denied' }],
  ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
])('of %s nothing is handed on, whatever its browser sends', async (_, headers) => {
  expect((await post([event('page_view')], headers)).statusCode).toBe(200);
  expect(arrived).toEqual([]);
});

test('pages of other hosts are not heard', async () => {
  expect((await post([event('page_view')], { origin: 'http://evil.com' })).statusCode).toBe(403);
  expect((await post([event('page_view')], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post([event('page_view')], { host: 'x.com', origin: 'http://x.com' })).statusCode).toBe(403);
  expect(arrived).toEqual([]);
});

const left = (visit: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/t/left?hotel=1760',
    remoteAddress: `10.1.0.${(address++ % 200) + 1}`,
    headers: { host: 'hotel.com', origin: 'http://hotel.com', 'user-agent': browser, ...headers },
    payload: JSON.stringify({ url: 'http://hotel.com/?lang=de', width: 390, links: [], told: [], ...visit }),
  });
const namesIn = (body = ''): unknown[] => (itemsIn(body) ?? []).map((item) => item['event']);
const cookiesOf = (reply: { cookies: readonly { name: string; value: string }[] }): string =>
  reply.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

test('a guest who leaves before measuring begins is told of with the context of the page, and known again', async () => {
  const links = [['http://hotel.com/terms-conditions', 'Terms']];
  const first = await left({ links });
  const items = itemsIn(arrived[0]?.body ?? '') as readonly { properties: Record<string, unknown> }[];
  expect(namesIn(arrived[0]?.body)).toEqual(['page_view', 'link_click']);
  expect(items[0]?.properties).toMatchObject({
    token: 'token-1',
    hotelId: 1760,
    page_path: '/',
    page_search: '?lang=de',
    device_class: 'Mobile',
  });
  expect(items[1]?.properties).toMatchObject({ link_url: 'http://hotel.com/terms-conditions', link_text: 'Terms' });
  await left({}, { cookie: cookiesOf(first) });
  const again = itemsIn(arrived[1]?.body ?? '') as readonly { properties: Record<string, unknown> }[];
  expect(again[0]?.properties['distinct_id']).toBe(items[0]?.properties['distinct_id']);
});

test('a booking that a leaving guest’s page told of is counted once, in GHC mode, and without its id', async () => {
  const bookingId = '1760_AbCdEfGhIjKlMnOpQrStUv';
  const stay = { total: 4804, currency: 'INR', checkIn: '2027-03-01', checkOut: '2027-03-03' };
  const visit = {
    url: `http://hotel.com/bookings/confirmation/${bookingId}`,
    told: [{ event: 'booked', bookingId, ...stay }],
  };
  await left(visit);
  expect(arrived.map(({ body }) => namesIn(body))).toEqual([['page_view']]);
  arrived.length = 0;
  const cookie = `latchkey-source=${writeSource({ isGhc: true })}`;
  await left(visit, { cookie });
  // The engine knows no such booking.
  expect(arrived.map(({ body }) => namesIn(body))).toEqual([['page_view']]);
  arrived.length = 0;
  confirmed = [{ ...booking, bookingId }];
  const first = await left(visit, { cookie });
  expect(arrived.map(({ path }) => path).toSorted()).toEqual(['/pixel/pixel-1/events', '/track?verbose=1&ip=0']);
  expect(namesIn(arrived.find(({ path }) => path.startsWith('/track'))?.body)).toEqual(['page_view', 'conversion']);
  expect(JSON.stringify(arrived.map(({ body }) => itemsIn(body) ?? body))).not.toContain(bookingId);
  arrived.length = 0;
  confirmed = [{ ...booking, bookingId, isNew: false }];
  await left(visit, { cookie: `${cookie}; ${cookiesOf(first)}` });
  expect(arrived.map(({ body }) => namesIn(body))).toEqual([['page_view']]);
});

test('of a leaving guest nothing is told against the rules, and of another page nothing at all', async () => {
  await left({}, { dnt: '1' });
  await left({}, { 'sec-gpc': '1' });
  await left({}, { cookie: 'latchkey-measuring=denied' });
  await left({}, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' });
  expect(arrived).toEqual([]);
  expect((await left({ url: 'http://other.com/' })).statusCode).toBe(403);
  expect((await left({}, { origin: 'http://evil.com' })).statusCode).toBe(403);
  expect((await left({ links: [['javascript:alert(1)', 'x']] })).statusCode).toBe(403);
  expect((await left({ told: [{ event: 'booked', bookingId: 'x' }] })).statusCode).toBe(403);
  expect(arrived).toEqual([]);
});

const booking: MeasuredBooking = {
  bookingId: '1760_AbCdEfGhIjKlMnOpQrStUv',
  total: 17_550,
  currency: 'EUR',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  confirmedAt: 1_763_999_000_000,
  isNew: true,
};
/** What a stranger would have the pixel believe. */
const forged = {
  token: 'pixel-1',
  time: 1_600_000_000,
  value: 1_000_000_000,
  currency: 'INR',
  url: 'http://hotel.com/',
  $insert_id: 'h1',
};

test('a purchase that a browser made up goes nowhere', async () => {
  const reply = await post(Array.from({ length: 50 }, () => ({ event: 'Purchase', properties: forged })));
  expect([reply.statusCode, arrived]).toEqual([200, []]);
  const conversion = { event: 'conversion', properties: { ...forged, token: 'token-1' } };
  expect([(await post([conversion])).statusCode, arrived]).toEqual([200, []]);
});

test('a purchase is told as the engine has it: its sum, its time, our host, and no address of a guest', async () => {
  confirmed = [booking];
  const cookie = 'latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';
  expect((await post([{ event: 'Purchase', properties: forged }], { cookie })).statusCode).toBe(200);
  expect(askedOfEngine).toEqual([{ cookie, body: { hotelId: 1760, take: true } }]);
  expect(arrived.map(({ path }) => path)).toEqual(['/pixel/pixel-1/events']);
  const sent = JSON.parse(arrived[0]?.body ?? '') as { data: object[] };
  expect(sent).toMatchObject({
    data: [
      {
        event_name: 'Purchase',
        event_time: 1_763_999_000,
        event_id: expect.stringMatching(/^\w+$/),
        event_source_url: 'http://hotel.com/',
        action_source: 'website',
        user_data: { client_user_agent: expect.stringContaining('Chrome/140') },
        custom_data: { value: 175.5, currency: 'EUR', checkin_date: '2027-03-01', content_ids: '1760', mode: 'GHC' },
      },
    ],
    access_token: 'secret',
  });
  expect(arrived[0]?.body).not.toMatch(/AbCdEf|10\.0\.|1000000000/);
  arrived.length = 0;
  confirmed = [{ ...booking, isNew: false }];
  await post([{ event: 'Purchase', properties: forged }], { cookie });
  expect(arrived).toEqual([]);
});

test('a purchase that the pixel did not take is given back, to be told again', async () => {
  confirmed = [booking];
  outside.status = 503;
  const cookie = 'latchkey_device=AAAAAAAAAAAAAAAAAAAAAA';
  expect((await post([{ event: 'Purchase', properties: forged }], { cookie })).statusCode).toBe(503);
  expect(askedOfEngine.map(({ body }) => body)).toEqual([
    { hotelId: 1760, take: true },
    { hotelId: 1760, take: false, giveBack: [booking.bookingId] },
  ]);
});

test('a view of another host’s page is not told, and one has a time that can be', async () => {
  const view = (properties: object) => ({ event: 'ViewContent', properties: { ...forged, ...properties } });
  await post([
    view({ url: 'https://evil.example/' }),
    view({ url: 'javascript:alert(1)' }),
    view({ url: 'http://hotel.com:81/' }),
    view({ time: 1_600_000_000 }),
    view({ time: 9_999_999_999 }),
    view({ time: 1_763_999_900 }),
  ]);
  const { data } = JSON.parse(arrived[0]?.body ?? '') as { data: { event_time: number; event_source_url: string }[] };
  expect(data.map((one) => [one.event_time, one.event_source_url])).toEqual([
    [1_764_000_000, 'http://hotel.com/'],
    [1_764_000_000, 'http://hotel.com/'],
    [1_763_999_900, 'http://hotel.com/'],
  ]);
});

test('of an IPv6 network all addresses count together', async () => {
  const from = (at: number) =>
    app.inject({
      method: 'POST',
      url: '/t/track',
      remoteAddress: `2001:db8:7:7::${at.toString(16)}`,
      headers: { host: 'hotel.com', origin: 'http://hotel.com', 'user-agent': browser },
      payload: bodyOf([]),
    });
  for (let at = 1; at <= mostAMinute; at++) await from(at);
  expect((await from(0xffff)).statusCode).toBe(429);
});

test('of a collector’s answer no more is read than flags can be', async () => {
  outside.endless = true;
  const reply = await app.inject({
    url: '/t/flags?context=%7B%7D',
    remoteAddress: '10.8.8.8',
    headers: { host: 'hotel.com', origin: 'http://hotel.com', 'user-agent': browser },
  });
  outside.endless = false;
  expect(reply.statusCode).toBe(503);
  expect(outside.written).toBeLessThan(32 * 1024 * 1024);
});

test('what is no batch, too large or too much is refused, and a collector that is away is said to be', async () => {
  expect((await post(Array.from({ length: 51 }, () => event('page_view')))).statusCode).toBe(400);
  expect((await post([event('page_view', { url: 'x'.repeat(300_000) })])).statusCode).toBe(413);
  outside.status = 503;
  expect((await post([event('page_view')])).statusCode).toBe(503);
});

test('a session’s recording wants the guest’s own word, and is handed on with the project’s token', async () => {
  const record = (cookie: string) =>
    app.inject({
      method: 'POST',
      url: '/t/record?replay_id=r1&seq=0&secret=x',
      headers: {
        host: 'hotel.com',
        origin: 'http://hotel.com',
        'user-agent': browser,
        'content-type': 'application/octet-stream',
        cookie,
      },
      payload: Buffer.from('packed'),
    });
  expect((await record('a=b')).statusCode).toBe(400);
  expect(arrived).toEqual([]);
  expect((await record('latchkey-measuring=allowed')).statusCode).toBe(200);
  expect(arrived).toEqual([
    { path: '/record?seq=0&replay_id=r1', body: 'packed', authorization: `Basic ${btoa('token-1:')}` },
  ]);
});

test('one address may send so much a minute', async () => {
  const ask = () =>
    app.inject({
      method: 'GET',
      url: '/t/flags?context={}',
      remoteAddress: '10.9.9.9',
      headers: { host: 'hotel.com', origin: 'http://hotel.com', 'user-agent': browser },
    });
  for (let time = 0; time < mostAMinute; time++) expect((await ask()).statusCode).not.toBe(429);
  expect((await ask()).statusCode).toBe(429);
});
