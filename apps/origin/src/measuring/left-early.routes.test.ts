import { itemsIn } from '@latchkey/analytics/analytics';
import { writeSource } from '@latchkey/booking-core/attribution';
import { expect, test } from 'vitest';
import { booking, namesIn, testMeasuring } from './test-measuring.ts';

const { arrived, engineSays, left } = testMeasuring();

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
  engineSays.confirmed = [{ ...booking, bookingId }];
  const first = await left(visit, { cookie });
  expect(arrived.map(({ path }) => path).toSorted()).toEqual(['/pixel/pixel-1/events', '/track?verbose=1&ip=0']);
  expect(namesIn(arrived.find(({ path }) => path.startsWith('/track'))?.body)).toEqual(['page_view', 'conversion']);
  expect(JSON.stringify(arrived.map(({ body }) => itemsIn(body) ?? body))).not.toContain(bookingId);
  arrived.length = 0;
  engineSays.confirmed = [{ ...booking, bookingId, isNew: false }];
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
