import { describe, expect, it } from 'vitest';
import { numbersFor } from './unit-numbers.ts';

const beds = (roomTypeId: string, count = 1) => ({ roomTypeId, count, floors: null, isBed: true });
const rooms = (roomTypeId: string, count: number, lowest: number, highest: number) => ({
  roomTypeId,
  count,
  floors: { lowest, highest },
  isBed: false,
});
const made = (types: Parameters<typeof numbersFor>[0], taken: readonly string[] = []) =>
  [...numbersFor(types, new Set(taken)).values()].map((units) => units.map(({ number }) => number));

describe('numbers of rooms that nobody has named', () => {
  it('take twenty to a floor, from the first on, where the floors are not known', () => {
    const [units = []] = numbersFor(
      [{ roomTypeId: 'king', count: 45, floors: null, isBed: false }],
      new Set(),
    ).values();
    expect([0, 14, 15, 29, 30, 44].map((at) => [units[at]?.number, units[at]?.floor])).toEqual([
      ['101', '1'],
      ['115', '1'],
      ['201', '2'],
      ['215', '2'],
      ['301', '3'],
      ['315', '3'],
    ]);
  });

  it('say that a floor lies under the ground, and not of the one at it', () => {
    expect(made([rooms('king', 3, -2, 0)])).toEqual([['U201', 'U101', '001']]);
  });

  it('name each dormitory by a letter of its own, after the last by two', () => {
    const named = made(Array.from({ length: 28 }, (_, at) => beds(`dorm-${at}`)));
    expect([0, 1, 25, 26, 27].map((at) => named[at])).toEqual([['A1'], ['B1'], ['Z1'], ['AA1'], ['BB1']]);
  });

  it('count the beds of a dormitory past those that are taken, and rooms no letters', () => {
    expect(made([rooms('king', 1, 1, 1), beds('dorm', 2), beds('attic')], ['A1', 'B1'])).toEqual([
      ['101'],
      ['A2', 'A3'],
      ['B2'],
    ]);
  });
});
