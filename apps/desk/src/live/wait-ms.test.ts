import { expect, test } from 'vitest';
import { waitMs } from './wait-ms.ts';

test('is twice as long after each failure, up to a minute', () =>
  expect([0, 1, 2, 3, 4, 50].map((failures) => waitMs(failures, 0, 1))).toEqual([
    5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]));

test('is spread over half of that', () =>
  expect([0, 0.5, 1].map((random) => waitMs(1, 0, random))).toEqual([5000, 7500, 10_000]));

test('is never less than the engine asked for, nor longer than a minute more than the spread', () => {
  expect(waitMs(0, 30_000, 0)).toBe(30_000);
  expect(waitMs(0, 1e12, 0)).toBe(60_000);
  expect(waitMs(0, Number.NaN, 0)).toBe(2500);
});
