import { expect, test } from 'vitest';
import { parseOverrides } from './overrides.ts';

test('reads apps and releases, and nothing that is none', () => {
  expect(parseOverrides('checkout:3f2a19bc4d5e,itinerary:dev')).toEqual({ checkout: '3f2a19bc4d5e', itinerary: 'dev' });
  expect(parseOverrides('checkout:../../etc,:x,checkout,a:b c')).toEqual({});
  expect(parseOverrides(`checkout:${'a'.repeat(300)}`)).toEqual({});
  expect(parseOverrides(undefined)).toEqual({});
});

test('a half of an experiment stands beside the releases', () =>
  expect(parseOverrides('hotel-home:f00,hotel-home/reviews-first:b,a/b/c:b')).toEqual({
    'hotel-home': 'f00',
    'hotel-home/reviews-first': 'b',
  }));
