import { expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceOfExtra, pricedFor, pricesIn } from './dated-prices.ts';

// Shows docs/rules.md: States and selection (Prices by season).

const dog = {
  addonId: 'dog',
  name: 'Dog',
  category: 'booking' as const,
  each: 'night' as const,
  price: 300,
  prices: [
    { from: '2027-07-05', to: '2027-07-05', price: 700 },
    { from: '07-01', to: '08-31', price: 400 },
    { from: '12-24', to: '01-02', price: 500 },
  ],
};
const nights = (checkIn: string, checkOut: string) =>
  ({ kind: 'nights', checkIn: checkIn as LocalDate, checkOut: checkOut as LocalDate }) as const;
const each = (checkIn: string, checkOut: string) =>
  pricesIn(dog, nights(checkIn, checkOut)).nights?.map(({ price }) => price);

it('an extra that is had each night costs the price of each night, in every year or in one', () => {
  expect(each('2027-06-29', '2027-07-03')).toEqual([300, 300, 400, 400]);
  expect(each('2028-07-04', '2028-07-07')).toEqual([400, 400, 400]);
  expect(each('2027-07-04', '2027-07-07')).toEqual([400, 700, 400]);
  expect(each('2027-08-31', '2027-09-02')).toEqual([400, 300]);
  expect(each('2026-12-23', '2027-01-04')).toEqual([300, ...Array.from({ length: 10 }, () => 500), 300]);
});

it('an extra that is had once costs what it costs on the day of arrival', () => {
  const once = { ...dog, each: 'stay' as const };
  expect(pricesIn(once, nights('2027-08-31', '2027-09-05'))).toEqual({ price: 400 });
  expect(pricesIn(dog, { kind: 'hours', date: '2027-07-05' as LocalDate, startHour: 10, hours: 3 })).toEqual({
    price: 700,
  });
});

it('where the days are not known the usual price stands, and what it may be is said', () => {
  expect(pricesIn(dog, { kind: 'nights' })).toEqual({ price: 300 });
  expect(priceOfExtra(dog)).toEqual({ least: 300, most: 700 });
  expect(priceOfExtra(pricedFor(dog, nights('2027-06-30', '2027-07-02')))).toEqual({ least: 300, most: 400 });
  const once = { ...dog, each: 'stay' as const };
  expect(priceOfExtra(pricedFor(once, nights('2027-07-01', '2027-07-02')))).toEqual({ least: 400, most: 400 });
});
