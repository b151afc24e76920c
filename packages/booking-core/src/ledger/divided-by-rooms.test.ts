import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedByRooms } from './divided-by-rooms.ts';

// Shows docs/rules.md: Several payers (By room).

const by = (left: number, ...amounts: number[]): number[] =>
  dividedByRooms(
    left,
    amounts.map((amount) => ({ amount })),
  );

test.each([
  // 120 and 60 of 180, with 12 % of tax on top: 134.40 and 67.20.
  ['a suite at twice the price of a single', 201_60, [120_00, 60_00], [134_40, 67_20]],
  // 100 × 5000/12000 = 41.67, 100 × 4000/12000 = 33.33, 100 × 3000/12000 = 25.
  ['three rooms whose parts are no whole units', 100, [5000, 4000, 3000], [42, 33, 25]],
  // 100 × 1/3 each: the remainders are equal, and the first has the unit.
  ['three alike', 100, [7000, 7000, 7000], [34, 33, 33]],
  // 5 × 3/8 = 1.875, 5 × 3/8 = 1.875, 5 × 2/8 = 1.25: the two largest remainders have the units.
  ['remainders that are not equal', 5, [3, 3, 2], [2, 2, 1]],
  ['a room that costs nothing beside one that does', 999, [0, 500], [0, 999]],
  ['rooms that cost nothing', 101, [0, 0], [51, 50]],
  ['nothing that is left', 0, [120_00, 60_00], [0, 0]],
])('%s', (_, left, rooms, parts) => expect(by(left, ...rooms)).toEqual(parts));

test('without a room there is nothing to divide by', () => expect(by(100)).toEqual([]));

test('parts add up to what is left, each within a unit of its room’s part, and no dearer room has less', () => {
  const amounts = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(100_000_000), amounts, (left, rooms) => {
      const parts = by(left, ...rooms);
      const whole = rooms.reduce((sum, one) => sum + one, 0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(left);
      parts.forEach((part, place) => {
        const amount = rooms[place] ?? 0;
        const exact = whole === 0 ? left / rooms.length : (left * amount) / whole;
        expect(Math.abs(part - exact)).toBeLessThan(1.000_001);
      });
      const byPrice = parts
        .map((part, place) => ({ part, amount: rooms[place] ?? 0 }))
        .toSorted((one, other) => one.amount - other.amount || one.part - other.part)
        .map(({ part }) => part);
      expect(byPrice).toEqual(byPrice.toSorted((one, other) => one - other));
    }),
  );
});
