import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { goesWithStay, mostOfExtra } from './goes-with.ts';

// Shows docs/rules.md: States and selection (What an add-on goes with).

const nights = { kind: 'nights' } as const;
const hours = (startHour: number, length: number) => ({ kind: 'hours', startHour, hours: length }) as const;
const two = { roomTypeId: 'teak-king', adults: 2, childAges: [], infants: 0 };
const one = { roomTypeId: 'indigo-twin', adults: 1, childAges: [], infants: 0 };

test('an extra of nights does not go with hours, and one of hours not with nights', () => {
  expect([nights, hours(10, 4)].map((when) => goesWithStay({ stay: 'nights' }, when))).toEqual([true, false]);
  expect([nights, hours(10, 4)].map((when) => goesWithStay({ stay: 'hours' }, when))).toEqual([false, true]);
  expect([nights, hours(10, 4)].map((when) => goesWithStay({}, when))).toEqual([true, true]);
});

test.each([
  { start: 18, length: 4, goes: true },
  { start: 19, length: 2, goes: false },
  { start: 17, length: 3, goes: false },
  { start: 18, length: 3, goes: true },
])('dinner from 18:30 to 21:00 and $length hours from $start: $goes', ({ start, length, goes }) => {
  const dinner = { times: { from: '18:30', until: '21:00' } };
  expect(goesWithStay(dinner, hours(start, length))).toBe(goes);
  expect(goesWithStay(dinner, nights)).toBe(true);
  expect(goesWithStay(dinner, { kind: 'hours', startHour: null, hours: length })).toBe(true);
});

test('as many as there are people or rooms that it goes with, and none without such a room', () => {
  const teak = { roomTypeIds: ['teak-king'] };
  const most = (category: 'person' | 'room' | 'booking', rooms = [two, one]): number =>
    mostOfExtra({ category, goesWith: teak }, nights, rooms);
  expect([most('person'), most('room'), most('booking')]).toEqual([2, 1, 1]);
  expect([most('person', [one]), most('booking', [one])]).toEqual([0, 0]);
  expect(mostOfExtra({ category: 'person' }, nights, [two, one])).toBe(3);
  expect(mostOfExtra({ category: 'room', goesWith: { stay: 'nights' } }, hours(9, 3), [two])).toBe(0);
});

const day = (date: string): LocalDate => date as LocalDate;
const threeNights = { kind: 'nights', checkIn: day('2027-03-01'), checkOut: day('2027-03-04') } as const;

test('an extra of each night is had by everybody on every night: six breakfasts for two guests and three nights', () => {
  const most = (category: 'person' | 'room' | 'booking'): number =>
    mostOfExtra({ category, each: 'night' }, threeNights, [two]);
  expect([most('person'), most('room'), most('booking')]).toEqual([6, 3, 3]);
  expect(mostOfExtra({ category: 'person', each: 'stay' }, threeNights, [two])).toBe(2);
  expect(mostOfExtra({ category: 'person', each: 'night' }, hours(9, 3), [two])).toBe(2);
});

test.each([
  { today: '2027-02-27', most: 2 },
  { today: '2027-02-28', most: 0 },
  { today: undefined, most: 2 },
])('a tour that is ordered two days ahead, on $today: $most', ({ today, most }) => {
  const tour = { category: 'person', daysAhead: 2 } as const;
  expect(mostOfExtra(tour, threeNights, [two], today === undefined ? undefined : day(today))).toBe(most);
});
