import type { PageReleases } from '@latchkey/releases/page';
import { expect, test } from 'vitest';
import { ownerOf } from './owner-of.ts';

const live = {
  remotes: { marketing: { pages: [{ path: '/spa-days', screen: 'spa-days', on: ['hotel'] }] } },
} as unknown as PageReleases;

test('an address belongs to the part whose screen it shows, on each kind of site', () => {
  expect(ownerOf('/', 'hotel', live)).toBe('hotel-home');
  expect(ownerOf('/', 'provider', live)).toBe('marketing');
  expect(ownerOf('/sandalwood', 'provider', live)).toBe('hotel-home');
  expect(ownerOf('/privacy', 'provider', live)).toBe('marketing');
  expect(ownerOf('/room/checkout', 'hotel', live)).toBe('checkout');
  expect(ownerOf('/checkout/1760_x/', 'hotel', live)).toBe('checkout');
  expect(ownerOf('/bookings/confirmation/1760_x', 'hotel', live)).toBe('booking-status');
  expect(ownerOf('/no/such/page/at/all', 'hotel', live)).toBe('shell');
});

test('a page that a release brings belongs to its remote, on the hosts that it names', () => {
  expect(ownerOf('/spa-days', 'hotel', live)).toBe('marketing');
  expect(ownerOf('/spa-days/', 'hotel', live)).toBe('marketing');
  // There it is the name of a hotel.
  expect(ownerOf('/spa-days', 'provider', live)).toBe('hotel-home');
  expect(ownerOf('/spa-days', 'hotel', { remotes: {} })).toBe('shell');
});
