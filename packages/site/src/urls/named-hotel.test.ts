import { expect, test } from 'vitest';
import { hotelNamedBy, routes, type Route } from '../../exports/urls.ts';

const named = (address: string) => {
  const url = new URL(address, 'http://latchkey.localhost');
  return hotelNamedBy(url.pathname, url.searchParams);
};

test.each([
  ['/rooms/1760/2026-11-27/2026-11-30/2/0', { hotelId: 1760 }],
  ['/planner/1188', { hotelId: 1188 }],
  ['/checkout/1760_53MYQGEfhhDHLWhhoniyFQ', { hotelId: 1760 }],
  ['/bookings/1760_53MYQGEfhhDHLWhhoniyFQ', { hotelId: 1760 }],
  ['/bookings/confirmation/1760_53MYQGEfhhDHLWhhoniyFQ', { hotelId: 1760 }],
  ['/room/checkout?quote=1760_SstczViCln_CCHlqLTO73Q', { hotelId: 1760 }],
  ['/sandalwood-courtyard', { slug: 'sandalwood-courtyard' }],
  ['/room-view/1760_teak-king', { hotelId: 1760 }],
  ['/haus-linde/privacy-policy', { slug: 'haus-linde' }],
  ['/rooms/1760/2026-11-27/2026-11-30/2/0/1', { hotelId: 1760 }],
  ['/bookings/cancel/1760_53MYQGEfhhDHLWhhoniyFQ', { hotelId: 1760 }],
  ['/bookings/modify/1760_53MYQGEfhhDHLWhhoniyFQ', { hotelId: 1760 }],
])('%s speaks of one hotel', (address, hotel) => expect(named(address)).toEqual(hotel));

test.each([
  '/',
  '/about-us',
  '/blogs',
  '/blogs/a-post',
  '/bookings/cancel',
  '/bookings/modify',
  '/privacy',
  '/review',
  '/room-view/teak-king',
  '/room/checkout',
  '/rooms/x/y',
  '/a/b/c',
  '/Not_A_Slug',
])('%s speaks of none', (address) => {
  expect(named(address)).toBeNull();
});

test('every page of one hotel says by which name', () => {
  const unnamed = Object.entries<Route>(routes)
    .filter(
      ([, { path, hotel, on }]) => on.includes('provider') && /\$(hotelId|bookingId)/.test(path) && hotel === undefined,
    )
    .map(([id]) => id);
  expect(unnamed).toEqual([]);
});
