import { expect, it } from 'vitest';
import { secretText } from './secret-text.ts';

it('a secret text is 128 bits that nobody was given before, however many are asked for', () => {
  const texts = Array.from({ length: 5000 }, () => secretText());
  expect(new Set(texts).size).toBe(5000);
  expect(texts.every((text) => /^[A-Za-z0-9_-]{22}$/.test(text))).toBe(true);
  const ones = texts
    .flatMap((text) => [...Buffer.from(text, 'base64url')])
    .map((byte) => byte.toString(2).replaceAll('0', '').length);
  // Half of the bits, give or take eight standard deviations of 640,000 throws.
  expect(Math.abs(ones.reduce((sum, count) => sum + count, 0) - 320_000)).toBeLessThan(3200);
});
