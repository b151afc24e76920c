import { describe, expect, it } from 'vitest';
import { housable, type FreeRooms } from './housable.ts';
import { room } from './rooms.fixtures.ts';

// Shows docs/rules.md: States and selection (Whole or in parts).

const free = (maxPax: number, count: number, of: Partial<FreeRooms> = {}): FreeRooms => ({
  sold: [room(maxPax, { maxRooms: 10 })],
  count,
  ...of,
});
const parts = (...ids: string[]) => ids.map((roomTypeId) => ({ roomTypeId, count: 2 }));
const houses = (adults: number, ...rooms: FreeRooms[]) => housable({ adults, childAges: [], infants: 0 }, rooms);

describe('rooms of the same parts', () => {
  // The parts themselves are not for sale.
  const family = free(4, 1, { id: 'family', consistsOf: parts('twin', 'studio') });
  const flat = free(4, 1, { id: 'flat', consistsOf: parts('twin', 'loft') });

  it.each([
    ['are one of the two', [family, flat], 4],
    ['whichever stands first', [flat, family], 4],
    ['share one part of several', [family, { ...flat, consistsOf: parts('loft', 'twin') }], 4],
    [
      'leave one of each where there are two of each',
      [
        { ...family, count: 2 },
        { ...flat, count: 2 },
      ],
      8,
    ],
    ['do not take from a room of other parts', [family, free(4, 1, { consistsOf: parts('loft') })], 8],
    ['nor from one without parts', [family, free(2, 1, { id: 'cabin' })], 6],
    ['nor from one that stands before it', [free(2, 1, { id: 'cabin' }), family], 6],
  ])('%s', (_, rooms, most) =>
    expect([most, most + 1].map((adults) => houses(adults, ...rooms))).toEqual([true, false]),
  );
});

describe('two wholes that share rooms', () => {
  // The house is all three twins, the floor two of them.
  const twin = free(2, 3, { id: 'twin' });
  const house = free(6, 1, { id: 'house', consistsOf: [{ roomTypeId: 'twin', count: 3 }] });
  const floor = free(4, 1, { id: 'floor', consistsOf: [{ roomTypeId: 'twin', count: 2 }] });
  const cabin = free(2, 1, { id: 'cabin', consistsOf: [{ roomTypeId: 'twin', count: 1 }] });

  it.each<[string, FreeRooms[], number]>([
    ['hold no more than the rooms do', [house, floor, twin], 6],
    ['whichever stands first', [twin, floor, house], 6],
    ['go beside each other where there are rooms for both', [floor, cabin, twin], 6],
    ['take of all that are free, not of those that one booking may have', [house, { ...twin, count: 1, free: 3 }], 6],
    ['leave to the booking what it may have of the others', [floor, { ...twin, count: 1, free: 5 }], 6],
  ])('%s', (_, rooms, most) =>
    expect([most, most + 1].map((adults) => houses(adults, ...rooms))).toEqual([true, false]),
  );
});

describe('a dorm and its beds', () => {
  const dorm = free(6, 1, { id: 'dorm', consistsOf: [{ roomTypeId: 'bed', count: 6 }] });
  it.each([
    ['is sold whole where all its beds are free', 6, true],
    ['is not where one is taken', 5, false],
  ])('%s', (_, beds, isHoused) =>
    expect(housable({ adults: 1, childAges: [4, 5, 6, 7, 8], infants: 0 }, [dorm, free(1, beds, { id: 'bed' })])).toBe(
      isHoused,
    ),
  );
});

describe('ten rooms of one booking', () => {
  it('are counted over all types', () => {
    expect([10, 11].map((adults) => houses(adults, free(1, 8), free(1, 8)))).toEqual([true, false]);
  });

  it('are used well: twenty adults take ten twins, though single rooms stand first', () => {
    expect([20, 21].map((adults) => houses(adults, free(1, 10), free(2, 10)))).toEqual([true, false]);
  });

  it('are for whole numbers of guests', () =>
    expect(() => houses(-1, free(2, 1))).toThrow(
      expect.objectContaining({ code: 'negative', argument: 'party.adults' }),
    ));
});
