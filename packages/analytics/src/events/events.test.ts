import { expect, test } from 'vitest';
import { destinationsOf, eventNames } from './event-names.ts';
import { redacted } from './measured-event.ts';
import { linkClick, newQuarters } from './page-events.ts';
import { shortHash } from './short-hash.ts';
import { eventsOfReport } from './report-events.ts';
import { crawlerEventsOf } from './crawler-events.ts';

const bookingId = '1760_AbCdEfGhIjKlMnOpQrStUv';

test('every event has somewhere to go, and the pixel gets nothing but pages of rooms and purchases', () => {
  for (const name of eventNames) expect(destinationsOf(name).length).toBeGreaterThan(0);
  expect(eventNames.filter((name) => destinationsOf(name).includes('pixel'))).toEqual(['Purchase', 'ViewContent']);
  expect(destinationsOf('conversion')).toEqual(['analytics']);
});

test('a booking is a conversion and a purchase in whole units of its currency, and neither carries its id', () => {
  const told = { event: 'booked', bookingId, checkIn: '2026-12-08', checkOut: '2026-12-10' } as const;
  const [conversion, purchase] = eventsOfReport({ ...told, total: 17_550, currency: 'EUR' });
  expect([conversion?.name, purchase?.name]).toEqual(['conversion', 'Purchase']);
  expect(purchase?.properties).toMatchObject({ value: 175.5, currency: 'EUR', checkin_date: '2026-12-08' });
  expect(eventsOfReport({ ...told, total: 5360, currency: 'INR' })[0]?.properties).toMatchObject({ value: 5360 });
  expect(JSON.stringify([conversion, purchase])).not.toContain(bookingId);
  expect(conversion?.properties['$insert_id']).toBe(shortHash(bookingId));
});

test('a closed payment says why, and of the booking nothing that opens it', () => {
  const told = { event: 'payment_closed', reason: 'modal closed for the India gateway', bookingId } as const;
  expect(eventsOfReport({ ...told, bookingObj: { hotelId: 1760 } })).toEqual([
    {
      name: 'payment_closed',
      properties: {
        reason: 'modal closed for the India gateway',
        bookingId: '[booking]',
        bookingObj: { hotelId: 1760 },
      },
    },
  ]);
});

test('of a link the first 100 characters of its text are told', () => {
  const { properties } = linkClick('https://hotel.com/rooms', ` See \n the ${'r'.repeat(200)}`);
  expect(properties['link_text']).toBe(`See the ${'r'.repeat(92)}`);
});

test('each quarter of a page is told once, and all that a jump passes', () => {
  expect(newQuarters(24, 0)).toEqual([]);
  expect(newQuarters(60, 0)).toEqual([25, 50]);
  expect(newQuarters(60, 50)).toEqual([]);
  expect(newQuarters(101, 50)).toEqual([75, 100]);
});

test('whatever is in an event, at any depth, leaves without ids and addresses and at most 255 characters long', () => {
  expect(
    redacted({
      url: `/bookings/${bookingId}`,
      deep: [{ mail: 'a@b.example' }],
      long: 'x'.repeat(300),
      count: 3,
      none: null,
    }),
  ).toEqual({ url: '/bookings/[booking]', deep: [{ mail: '[mail]' }], long: 'x'.repeat(255), count: 3, none: null });
});

test('two bookings have two hashes', () => {
  const many = Array.from({ length: 5000 }, (_, place) => shortHash(`1760_${place}`));
  expect(new Set(many).size).toBe(5000);
});

test('a crawler’s first page is a visit and a page, its next a page, a room’s page is told as that', () => {
  const request = {
    bot: { name: 'Googlebot', category: 'search engine' },
    site: { kind: 'provider', host: 'latchkey.test', name: 'Latchkey', hotel: null } as never,
    url: new URL('http://latchkey.test/blogs/x'),
    userAgent: 'Googlebot/2.1',
    referrer: '',
    language: 'en',
    now: Date.UTC(2026, 10, 22),
    isNew: true,
  } as const;
  const names = (more: object) => crawlerEventsOf({ ...request, ...more }).map(({ name }) => name);
  expect(names({})).toEqual(['crawler_visit', 'crawler_page_viewed']);
  expect(names({ isNew: false, url: new URL('http://h.test/rooms/1/a/b/2/0') })).toEqual(['crawler_room_viewed']);
  expect(names({ isNew: false, action: 'redirect' })).toEqual(['crawler_action']);
  expect(Object.keys(crawlerEventsOf(request)[1]?.properties ?? {})).toEqual([
    'crawler_name',
    'crawler_category',
    'page_url',
    'referrer',
    'timestamp',
    'user_agent',
    'screen_resolution',
    'language',
    'hotelId',
    'hotelName',
    'domain',
    'page_type',
    'page_title',
  ]);
});
