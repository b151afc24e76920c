import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { mostOfExtra } from './goes-with.ts';
import { heldExtras } from './held-extras.ts';

const day = (date: string): LocalDate => date as LocalDate;
const threeNights = { kind: 'nights', checkIn: day('2027-03-30'), checkOut: day('2027-04-02') } as const;
const hours = { kind: 'hours', date: day('2027-03-30'), startHour: 9, hours: 3 } as const;
const two = { roomTypeId: 'teak-king', adults: 2, childAges: [], infants: 0 };

test('six bicycles of three nights are two on each of them, and four are two as well', () => {
  const bicycles = { id: 'bicycle', each: 'night' } as const;
  for (const quantity of [6, 4])
    expect(heldExtras(bicycles, threeNights, quantity)).toEqual([
      { addonId: 'bicycle', date: '2027-03-30', quantity: 2 },
      { addonId: 'bicycle', date: '2027-03-31', quantity: 2 },
      { addonId: 'bicycle', date: '2027-04-01', quantity: 2 },
    ]);
});

test('the car from the airport is taken on the day of arrival, and an extra of hours on their day', () => {
  expect(heldExtras({ id: 'car' }, threeNights, 1)).toEqual([{ addonId: 'car', date: '2027-03-30', quantity: 1 }]);
  expect(heldExtras({ id: 'bicycle', each: 'night' }, hours, 2)).toEqual([
    { addonId: 'bicycle', date: '2027-03-30', quantity: 2 },
  ]);
  expect(heldExtras({ id: 'car' }, { kind: 'nights' }, 1)).toEqual([]);
});

test('of a stock no more can be had than is left on each day of the stay', () => {
  const left = (more: object, rooms = [two]): number =>
    mostOfExtra({ category: 'person', ...more }, threeNights, rooms);
  expect([left({ left: 1 }), left({ left: 0 }), left({ left: 5 })]).toEqual([1, 0, 2]);
  expect([left({ left: 1, each: 'night' }), left({ left: 2, each: 'night' })]).toEqual([3, 6]);
});

test('the most that can be had never takes more than is left', () => {
  fc.assert(
    fc.property(
      fc.record({
        category: fc.constantFrom('person', 'room', 'booking'),
        each: fc.constantFrom('night', 'stay'),
        left: fc.nat({ max: 5 }),
      }),
      (extra) => {
        const most = mostOfExtra(extra, threeNights, [two, two]);
        for (const { quantity } of most === 0 ? [] : heldExtras({ id: 'cot', ...extra }, threeNights, most))
          expect(quantity).toBeLessThanOrEqual(extra.left);
      },
    ),
  );
});
