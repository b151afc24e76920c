import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { goesWithStay, isInTime, mostOfExtra, timesOf } from './goes-with.ts';

// Shows docs/rules.md: States and selection (What an add-on goes with, Price by age).

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
  expect(goesWithStay(dinner, { kind: 'hours', startHour: start, hours: null })).toBe(true);
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

test('an extra of some ages is for as many as are of them, adults being 18 and more', () => {
  const family = { roomTypeId: 'teak-king', adults: 2, childAges: [4, 6, 11, 12, null], infants: 1 };
  const most = (ages: { readonly from?: number; readonly to?: number }): number =>
    mostOfExtra({ category: 'person', goesWith: { ages } }, nights, [family, one]);
  expect([most({ from: 6, to: 11 }), most({ to: 5 }), most({ from: 12 }), most({ from: 18 }), most({})]).toEqual([
    3, 2, 4, 3, 9,
  ]);
  expect(mostOfExtra({ category: 'room', goesWith: { ages: { from: 6, to: 11 } } }, nights, [family])).toBe(1);
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

test('tea from 16:00 to 17:00 goes with exactly that hour', () => {
  const tea = { times: { from: '16:00', until: '17:00' } };
  expect([15, 16, 17].map((start) => goesWithStay(tea, hours(start, 1)))).toEqual([false, true, false]);
});

test('an extra of each night is had once while the dates of the stay are not known', () => {
  const { checkIn, checkOut } = threeNights;
  const dates = [threeNights, { checkIn }, { checkOut }, {}];
  expect(dates.map((known) => timesOf({ each: 'night' }, { kind: 'nights', ...known }))).toEqual([3, 1, 1, 1]);
});

test('an extra is ordered so many days before the first day of nights, or before the day of hours', () => {
  const date = day('2027-03-01');
  const stays = [{ kind: 'nights', checkIn: date } as const, { ...hours(9, 3), date }];
  const ordered = (daysAhead: number | undefined, today: string) =>
    stays.map((stay) => isInTime({ daysAhead }, stay, day(today)));
  expect([ordered(2, '2027-02-27'), ordered(2, '2027-02-28')]).toEqual([
    [true, true],
    [false, false],
  ]);
  // An extra without such a rule can still be ordered during the stay. While the arrival day is unknown, all can.
  expect(ordered(undefined, '2027-03-02')).toEqual([true, true]);
  expect([nights, hours(9, 3)].map((stay) => isInTime({ daysAhead: 2 }, stay, date))).toEqual([true, true]);
});
