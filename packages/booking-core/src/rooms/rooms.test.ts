import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoomCount, fits, occupancyOf } from './occupancy.ts';
import { partyOf as guests, room as roomFor } from './rooms.fixtures.ts';
import { lowestPriceOf, sortRooms } from './sort-rooms.ts';

const room = (availableRooms: number, ...prices: number[]) => ({
  availableRooms,
  pricing: [{ priceForPax: prices.map((priceBeforeTax) => ({ priceBeforeTax })) }],
});
const capacity = roomFor(3);

describe('sortRooms', () => {
  it('puts available rooms first by lowest price, then sold-out ones', () => {
    const rooms = [room(0, 100), room(2, 900, 300), room(1), room(3, 200), room(0, 50)];
    expect(sortRooms(rooms)).toEqual([rooms[3], rooms[1], rooms[2], rooms[0], rooms[4]]);
    expect(lowestPriceOf(room(1))).toBeNull();
  });

  it('takes the lowest price of all plans, wherever it stands', () => {
    const [dear, cheap] = [room(1, 900, 800), room(1, 500, 300, 700)];
    for (const pricing of [
      [...dear.pricing, ...cheap.pricing],
      [...cheap.pricing, ...dear.pricing],
    ])
      expect(lowestPriceOf({ availableRooms: 1, pricing })).toBe(300);
    const rooms = [room(1, 400, 600), room(1, 700, 300, 500), room(1, 350)];
    expect(sortRooms(rooms)).toEqual([rooms[1], rooms[2], rooms[0]]);
  });

  it('is total, stable and loses nothing', () => {
    const anyRoom = fc.record({
      id: fc.nat(),
      availableRooms: fc.integer({ min: 0, max: 2 }),
      pricing: fc.array(
        fc.record({
          priceForPax: fc.array(fc.record({ priceBeforeTax: fc.integer({ min: 0, max: 3 }) }), { maxLength: 2 }),
        }),
        {
          maxLength: 2,
        },
      ),
    });
    fc.assert(
      fc.property(fc.array(anyRoom, { maxLength: 30 }), (rooms) => {
        const sorted = sortRooms(rooms);
        expect(new Set(sorted)).toEqual(new Set(rooms));
        expect(sortRooms(sorted)).toEqual(sorted);
        const inOrder = (left: (typeof rooms)[number], right: (typeof rooms)[number]): boolean => {
          if (left.availableRooms > 0 !== right.availableRooms > 0) return left.availableRooms > 0;
          const [low, high] =
            left.availableRooms === 0 ? [0, 0] : [lowestPriceOf(left) ?? Infinity, lowestPriceOf(right) ?? Infinity];
          return low < high || (low === high && rooms.indexOf(left) < rooms.indexOf(right));
        };
        expect(
          sorted.every((current, position) => sorted.slice(position + 1).every((later) => inOrder(current, later))),
        ).toBe(true);
      }),
    );
  });
});

describe('occupancy', () => {
  it('says who is extra: children before adults', () => {
    expect(occupancyOf(capacity, guests(2, [5]), 2)).toEqual({ kind: 'fits', extraAdults: 0, extraChildren: 1 });
    expect(occupancyOf(capacity, guests(3), 2)).toEqual({ kind: 'fits', extraAdults: 1, extraChildren: 0 });
    expect(occupancyOf(capacity, guests(1, [12, 13]), 2)).toEqual({ kind: 'fits', extraAdults: 1, extraChildren: 0 });
  });

  it.each([
    ['no_adult', capacity, guests(0, [9]), 2],
    ['min_pax', { ...capacity, minPax: 2 }, guests(1), 2],
    ['max_occupancy', capacity, guests(2, [3, 4]), 2],
    ['max_beds', { ...capacity, maxBeds: 2 }, guests(2, [14]), 2],
    ['dorm_bed', { ...capacity, dormBed: true }, guests(2), 1],
    ['extra_adult', { ...capacity, extraAdult: false }, guests(3), 2],
    ['extra_child', { ...capacity, extraChild: false }, guests(2, [3]), 2],
  ] as const)('refuses with %s', (code, type, party, base) => {
    expect(occupancyOf(type, party, base)).toEqual({ kind: 'refused', code });
  });

  it('is not refused for extra guests who do not come', () => {
    const none = { ...capacity, extraAdult: false, extraChild: false };
    expect(occupancyOf(none, guests(1, [3]), 2)).toEqual({ kind: 'fits', extraAdults: 0, extraChildren: 0 });
    expect(fits({ ...none, minPax: 2, maxBeds: 2 }, guests(2))).toBe(true);
  });

  it('lets infants and young children share, but not a dorm bed', () => {
    expect(fits({ ...capacity, maxBeds: 2 }, guests(2, [11], 1))).toBe(true);
    expect(fits({ ...capacity, dormBed: true }, guests(1))).toBe(true);
    expect(fits({ ...capacity, dormBed: true }, guests(1, [], 1))).toBe(false);
  });

  it('counts rooms up to those of the type and of the hotel', () => {
    expect(checkRoomCount(capacity, 4, 9)).toBeNull();
    expect(checkRoomCount(capacity, 5, 9)).toBe('max_rooms');
    expect(checkRoomCount(capacity, 3, 2)).toBe('max_rooms');
    expect(checkRoomCount(capacity, 1, 0)).toBe('sold_out');
  });
});
