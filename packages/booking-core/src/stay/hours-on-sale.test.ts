import { expect, test } from 'vitest';
import { areHoursOnSale } from './hours-on-sale.ts';

test('hours are on sale from the first to the last, both ends included', () => {
  const sale = { firstHour: 8, lastHour: 20 };
  expect(areHoursOnSale(sale, 8, 12)).toBe(true);
  expect(areHoursOnSale(sale, 7, 2)).toBe(false);
  expect(areHoursOnSale(sale, 17, 3)).toBe(true);
  expect(areHoursOnSale(sale, 18, 3)).toBe(false);
});

test('hours go over midnight where the last of them is of the next day', () => {
  const sale = { firstHour: 20, lastHour: 30 };
  expect([19, 20, 26, 27].map((start) => areHoursOnSale(sale, start, 4))).toEqual([false, true, true, false]);
});
