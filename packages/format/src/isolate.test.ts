import { expect, test } from 'vitest';
import { isolateSums } from './isolate.ts';

test('a sum among Arabic letters stands apart, once', () => {
  const said = 'فهو ₹1,450.50، وضريبة €5.';
  const apart = 'فهو \u2066₹1,450.50\u2069، وضريبة \u2066€5\u2069.';
  expect(isolateSums(said, 'ar')).toBe(apart);
  expect(isolateSums(apart, 'ar')).toBe(apart);
});

test.each(['en', 'de', 'hi'] as const)('a text in %s stays as it is', (locale) =>
  expect(isolateSums('₹450 a head', locale)).toBe('₹450 a head'),
);
