import { expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { pickUpByDate, pickUpOf, sumOfBooks } from './on-the-books.ts';
import { each } from './sales-figures.ts';

it('a month that gained 32 nights and lost 7 has picked up 25, to the cent', () => {
  const before = { nights: 180, revenue: 1_980_000 };
  const now = sumOfBooks([before, { nights: 32, revenue: 396_000 }, { nights: -7, revenue: -80_000 }]);
  expect(now).toEqual({ nights: 205, revenue: 2_296_000 });
  expect([each(before.revenue, before.nights), each(now.revenue, now.nights)]).toEqual([11_000, 11_200]);
  expect(pickUpOf(now, before)).toEqual({ nights: 25, revenue: 316_000 });
});

it('dates are compared one by one, also where one side has nothing', () => {
  const [first, second, third] = ['2026-12-01', '2026-12-02', '2026-12-03'] as LocalDate[] as [
    LocalDate,
    LocalDate,
    LocalDate,
  ];
  const now = new Map([
    [second, { nights: 3, revenue: 300 }],
    [first, { nights: 1, revenue: 90 }],
  ]);
  const before = new Map([
    [second, { nights: 2, revenue: 220 }],
    [third, { nights: 4, revenue: 400 }],
  ]);
  expect([...pickUpByDate(now, before)]).toEqual([
    [first, { nights: 1, revenue: 90 }],
    [second, { nights: 1, revenue: 80 }],
    [third, { nights: -4, revenue: -400 }],
  ]);
});
