import type { PageReleases } from '@latchkey/releases/page';
import { expect, test } from 'vitest';
import { screenAt } from './screen-at.ts';

const ownerAt = (...asked: Parameters<typeof screenAt>): string => screenAt(...asked).owner;

const live = {
  remotes: { marketing: { pages: [{ path: '/spa-days', screen: 'spa-days', on: ['hotel'] }] } },
} as unknown as PageReleases;

test('an address belongs to the part whose screen it shows, on each kind of site', () => {
  expect(ownerAt('/', 'hotel', live)).toBe('hotel-home');
  expect(ownerAt('/', 'provider', live)).toBe('marketing');
  expect(ownerAt('/sandalwood', 'provider', live)).toBe('hotel-home');
  expect(ownerAt('/privacy', 'provider', live)).toBe('marketing');
  expect(ownerAt('/room/checkout', 'hotel', live)).toBe('checkout');
  expect(ownerAt('/checkout/1760_x/', 'hotel', live)).toBe('checkout');
  expect(ownerAt('/bookings/confirmation/1760_x', 'hotel', live)).toBe('booking-status');
  expect(ownerAt('/no/such/page/at/all', 'hotel', live)).toBe('shell');
});

test('a page that a release brings belongs to its remote, on the hosts that it names', () => {
  expect(ownerAt('/spa-days', 'hotel', live)).toBe('marketing');
  expect(ownerAt('/spa-days/', 'hotel', live)).toBe('marketing');
  // There it is the name of a hotel.
  expect(ownerAt('/spa-days', 'provider', live)).toBe('hotel-home');
  expect(ownerAt('/spa-days', 'hotel', { remotes: {} })).toBe('shell');
});
