import { expect, test } from 'vitest';
import { ownerOf } from './owner-of.ts';

test('an address belongs to the part whose screen it shows, on each kind of site', () => {
  expect(ownerOf('/', 'hotel')).toBe('hotel-home');
  expect(ownerOf('/', 'provider')).toBe('marketing');
  expect(ownerOf('/sandalwood', 'provider')).toBe('hotel-home');
  expect(ownerOf('/privacy', 'provider')).toBe('marketing');
  expect(ownerOf('/room/checkout', 'hotel')).toBe('checkout');
  expect(ownerOf('/checkout/1760_x/', 'hotel')).toBe('checkout');
  expect(ownerOf('/bookings/confirmation/1760_x', 'hotel')).toBe('booking-status');
  expect(ownerOf('/no/such/page/at/all', 'hotel')).toBe('shell');
});
