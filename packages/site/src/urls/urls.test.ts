import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deskPages,
  deskUrl,
  hotelHomeUrl,
  hotelOfDeskPath,
  imageUrl,
  parseStayLink,
  qualityFor,
  routeAt,
  routes,
  routesOn,
  stayUrl,
  urlOf,
  withSearch,
} from '../../exports/urls.ts';

test('a path is filled, escaped and given its search', () => {
  expect(urlOf('checkout', { bookingId: '1760_a/b' }, { lang: 'de' })).toBe('/checkout/1760_a%2Fb?lang=de');
  expect(urlOf('roomCheckout', {}, { quote: 'q1' })).toBe('/room/checkout?quote=q1');
});

test('search replaces what was there and drops what is undefined', () => {
  expect(withSearch('/a?lang=de&utm_source=x', { lang: 'ar' })).toBe('/a?lang=ar&utm_source=x');
  expect(withSearch('/a#rooms', { lang: 'ar' })).toBe('/a?lang=ar#rooms');
});

test('a stay link reads back as it was written', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((n) => new Date(Date.UTC(2026, 0, 1) + n * 864e5).toISOString().slice(0, 10));
  const stay = fc.record({
    hotelId: fc.integer({ min: 1, max: 999_999 }),
    dates: fc.uniqueArray(day, { minLength: 2, maxLength: 2 }).map((two) => two.toSorted()),
    guests: fc.record({
      adults: fc.integer({ min: 1, max: 20 }),
      childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 8 }),
      infants: fc.integer({ min: 0, max: 10 }),
    }),
  });
  fc.assert(
    fc.property(stay, ({ hotelId, dates, guests }) => {
      const link = { hotelId, checkIn: dates[0] ?? '', checkOut: dates[1] ?? '', guests };
      const [path = '', query = ''] = stayUrl(link).split('?');
      const [, , id = '', checkIn = '', checkOut = '', adults = '', children = '', infants] = path.split('/');
      const params = {
        hotelId: id,
        checkIn,
        checkOut,
        adults,
        children,
        ...(infants === undefined ? {} : { infants }),
      };
      expect(parseStayLink(params, Object.fromEntries(new URLSearchParams(query)))).toEqual(link);
    }),
  );
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '', '9999-10-03'])('%s is no day of a stay', (text) => {
  const good = { hotelId: '1760', checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0' };
  expect(parseStayLink({ ...good, checkIn: text, checkOut: '9999-12-31' }, {})).toBeNull();
  expect(parseStayLink({ ...good, checkOut: text }, {})).toBeNull();
});

test('dates out of order and counts that are none are refused', () => {
  const good = { hotelId: '1760', checkIn: '2026-11-27', checkOut: '2026-11-30', adults: '2', children: '0' };
  expect(parseStayLink(good, {})).not.toBeNull();
  expect(parseStayLink({ ...good, checkOut: '2026-11-27' }, {})).toBeNull();
  expect(parseStayLink({ ...good, adults: '0' }, {})).toBeNull();
  expect(parseStayLink({ ...good, adults: '2x' }, {})).toBeNull();
});

test('a picture has an address a size', () => {
  expect(imageUrl('/images/1760/court.jpg', { width: 640, quality: 60, format: 'avif' })).toBe(
    '/images/1760/court-640-60.avif',
  );
  expect(['slow-2g', '2g', '3g', '4g', undefined].map(qualityFor)).toEqual([20, 40, 60, 100, 100]);
});

test('no two routes of one kind of site share a path', () => {
  for (const kind of ['provider', 'platform', 'hotel'] as const) {
    const paths = Object.values(routes)
      .filter((route) => (route.on as readonly string[]).includes(kind))
      .map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test('the desk has its own addresses, and none of the guests’', () => {
  expect(routesOn('desk')).toEqual([]);
  const ofGuests = routesOn('provider').filter(([, { path }]) => path !== '/');
  expect(ofGuests.filter(([, { path }]) => routeAt(path, 'desk') !== null)).toEqual([]);
  expect(new Set(deskPages.map(({ path }) => routeAt(path, 'desk')?.owner))).toEqual(new Set(['desk']));
  const aboutHotels = deskPages.filter(({ path }) => path.startsWith('/h/'));
  expect(aboutHotels.filter(({ path }) => routeAt(path, 'hotel') !== null)).toEqual([]);
});

test('an address of the desk is filled, and names its hotel', () => {
  expect(deskUrl('signIn', {}, { to: '/h/1760/people' })).toBe('/sign-in?to=%2Fh%2F1760%2Fpeople');
  expect(hotelOfDeskPath('/sign-in')).toBeNull();
});

test('a hotel’s home is the root of its own host and its slug on the provider’s', () => {
  const hotel = { websiteSlug: 'haus-linde' };
  expect(hotelHomeUrl({ kind: 'hotel', hotel })).toBe('/');
  expect(hotelHomeUrl({ kind: 'provider', hotel })).toBe('/haus-linde');
  expect(hotelHomeUrl({ kind: 'platform', hotel })).toBe('/haus-linde');
  expect(hotelHomeUrl({ kind: 'provider', hotel: null })).toBe('/');
});
