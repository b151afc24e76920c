import { expect, test } from 'vitest';
import { couponIn, withCoupon, withoutCoupon } from './coupon-of-link.ts';

test('a code is what stands in the link, unless it is too long to be one', () => {
  expect([couponIn({ coupon: ' KEY15 ' }), couponIn({ coupon: 'K'.repeat(41) }), couponIn({})]).toEqual([
    'KEY15',
    null,
    null,
  ]);
});

test.each([
  ['/rooms/1760/2026-11-27/2026-11-30/2/0?coupon=KEY15', '/rooms/1760/2026-11-27/2026-11-30/2/0'],
  ['/?stay=hour&coupon=KEY15&lang=ar#rooms', '/?stay=hour&lang=ar#rooms'],
  ['/?lang=de', '/?lang=de'],
])('%s without its code is %s', (address, without) => {
  expect(withoutCoupon(address)).toBe(without);
});

test('a code is put into an address once', () =>
  expect(withCoupon('/rooms/1760?lang=ar&coupon=OLD#rooms', 'A B')).toBe('/rooms/1760?lang=ar&coupon=A+B#rooms'));
