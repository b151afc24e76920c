import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billOf } from '../../booking.fixture.ts';
import { besideEachOther } from './bill-rows.ts';

const named = (roomTypeId: string): string => roomTypeId;
const before = billOf(6000, ['2026-11-25'], {
  addons: [{ addonId: 'car', name: 'Car', quantity: 1, amount: 1400 }],
  total: 7400,
});

test('lines of both bills stand beside each other, and what goes comes last', () => {
  const after = billOf(6000, ['2026-11-25', '2026-11-26'], { convenienceFee: 50, total: 12_050 });
  expect(
    besideEachOther({ bill: before, total: 7400 }, { bill: after, total: 12_050 }, named).map(
      ({ kind, now, after: then }) => [kind, now, then],
    ),
  ).toEqual([
    ['room', 6000, 12_000],
    ['fee', null, 50],
    ['extra', 1400, null],
  ]);
});

test('what is shown sums to the totals, whatever was agreed', () => {
  const sums = (one: number, other: number): readonly number[] => {
    const rows = besideEachOther({ bill: before, total: one }, { bill: before, total: other }, named);
    return (['now', 'after'] as const).map((of) => rows.reduce((all, row) => all + (row[of] ?? 0), 0));
  };
  const amount = fc.integer({ min: 1, max: 90_000 });
  expect(() =>
    fc.assert(fc.property(amount, amount, (one, other) => sums(one, other).join() === [one, other].join())),
  ).not.toThrow();
});
