import { expect, test } from 'vitest';
import { rateTyped } from './rate-typed.ts';

test.each([
  ['5', 5],
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  ['١٢٫٥٪', 12.5],
  ['१८', 18],
  ['100', 100],
])('%s is a rate', (text, percent) => {
  expect(rateTyped(text)).toBe(percent);
});

test.each(['', 'five', '-5', '101', '5,5,5'])('%s is none', (text) => {
  expect(rateTyped(text)).toBeNull();
});
