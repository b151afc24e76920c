import { expect, test } from 'vitest';
import type { CalendarDate } from './date-range.types.ts';
import { canArrive, canStay, lowestAmount, nightsBetween, rangeOf } from './stay-rules.ts';

const day = (date: string, more: Partial<CalendarDate> = {}): [string, CalendarDate] => [
  date,
  { date, amount: 5000, price: '5,000', availability: 'open', minStay: 1, ...more },
];

test('nights are counted across months', () => {
  expect(nightsBetween('2026-11-27', '2026-12-01')).toBe(4);
  expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2);
});

test('a stay cannot pass over a full night, but may leave on one', () => {
  const dates = new Map([day('2026-11-21', { availability: 'sold_out' })]);
  expect(canArrive(dates, '2026-11-21')).toBe(false);
  expect(canStay(dates, { checkIn: '2026-11-20', checkOut: '2026-11-21' })).toBe(true);
  expect(canStay(dates, { checkIn: '2026-11-20', checkOut: '2026-11-22' })).toBe(false);
});

test('the first night says how long the stay must be', () => {
  const dates = new Map([day('2026-12-24', { minStay: 2 })]);
  expect(canStay(dates, { checkIn: '2026-12-24', checkOut: '2026-12-25' })).toBe(false);
  expect(canStay(dates, { checkIn: '2026-12-24', checkOut: '2026-12-26' })).toBe(true);
  expect(canStay(dates, { checkIn: '2026-12-23', checkOut: '2026-12-25' })).toBe(true);
});

test('a stay begins and ends only where it may, and passes over the other dates', () => {
  const dates = new Map([day('2027-07-04', { noArrival: true, noDeparture: true, amount: null, price: null })]);
  expect([canArrive(dates, '2027-07-03'), canArrive(dates, '2027-07-04')]).toEqual([true, false]);
  expect(canStay(dates, { checkIn: '2027-07-03', checkOut: '2027-07-04' })).toBe(false);
  expect(canStay(dates, { checkIn: '2027-07-03', checkOut: '2027-07-05' })).toBe(true);
});

test('dates picked backwards are put in order', () => {
  expect(rangeOf('2026-11-30', '2026-11-27')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-30' });
});

test('the lowest price is pointed out only where there is a higher one', () => {
  expect(lowestAmount(new Map([day('2026-12-01'), day('2026-12-02', { amount: 4935 })]))).toBe(4935);
  expect(lowestAmount(new Map([day('2026-12-01'), day('2026-12-02')]))).toBeNull();
  expect(lowestAmount(new Map())).toBeNull();
});
