import { describe, expect, it } from 'vitest';
import { numbersFor } from './unit-numbers.ts';
import { mayBecome, unitStates } from './unit-state.ts';

describe('a unit', () => {
  it('is inspected once it is clean, and becomes anything else from anything', () => {
    const may = unitStates.flatMap((state) =>
      unitStates.filter((next) => mayBecome(state, next)).map((next) => `${state} ${next}`),
    );
    expect(may).toEqual([
      'dirty dirty',
      'dirty clean',
      'clean dirty',
      'clean clean',
      'clean inspected',
      'inspected dirty',
      'inspected clean',
      'inspected inspected',
    ]);
  });

  it('is numbered by its floor, and a bed by its letter, and by nothing that is taken', () => {
    const made = numbersFor(
      [
        { roomTypeId: 'king', count: 4, floors: { lowest: 1, highest: 2 }, isBed: false },
        { roomTypeId: 'attic', count: 2, floors: { lowest: 2, highest: 2 }, isBed: false },
        { roomTypeId: 'bed', count: 2, floors: null, isBed: true },
        { roomTypeId: 'cellar', count: 1, floors: { lowest: -1, highest: -1 }, isBed: false },
      ],
      new Set(['101']),
    );
    expect([...made.values()].map((units) => units.map(({ number, floor }) => [number, floor]))).toEqual([
      [
        ['102', '1'],
        ['103', '1'],
        ['201', '2'],
        ['202', '2'],
      ],
      [
        ['203', '2'],
        ['204', '2'],
      ],
      [
        ['A1', null],
        ['A2', null],
      ],
      [['U101', '-1']],
    ]);
  });
});
