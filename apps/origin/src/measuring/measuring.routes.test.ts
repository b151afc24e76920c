import { bodyOf, itemsIn } from '@latchkey/analytics/analytics';
import { expect, test } from 'vitest';
import { mostAMinute } from './admission.ts';
import { browser, testMeasuring } from './test-measuring.ts';

const { app, outside, arrived, post } = testMeasuring();

const event = (name: string, properties: object = {}) => ({
  event: name,
  properties: { token: 'token-1', ...properties },
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
