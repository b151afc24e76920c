import { expect, test } from 'vitest';
import { carriedSearch } from './carried-search.ts';

test('a redirect takes along where a visit came from, and says the stay itself anew', () => {
  expect(
    carriedSearch({
      checkIn: '2026-11-27',
      adults: '2',
      quote: 'q1',
      lang: 'ar',
      coupon: 'DIWALI10',
      utm_source: 'letter',
    }),
  ).toEqual({ lang: 'ar', coupon: 'DIWALI10', utm_source: 'letter' });
});
