import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { housable, mostRooms, type FreeRooms } from './housable.ts';
import type { RoomCapacity } from './occupancy.ts';
import { placeGuests } from './place-guests.ts';

const twin: RoomCapacity = {
  minPax: 1,
  maxPax: 2,
  maxBeds: 2,
  maxRooms: 4,
  dormBed: false,
  extraAdult: true,
  extraChild: true,
};
const bed: RoomCapacity = { ...twin, maxPax: 1, maxBeds: 1, maxRooms: 8, dormBed: true };
const guests = (adults: number, children = 0, infants = 0): GuestCounts => ({
  adults,
  childAges: Array.from({ length: children }, () => 5),
  infants,
});

/** Every choice of so many of the free rooms, each put to `placeGuests`: what the rule is judged by. */
function everyChoice(party: GuestCounts, free: readonly FreeRooms[]): boolean {
  let choices: RoomCapacity[][] = [[]];
  for (const { sold, count } of free)
    for (let one = 0; one < count; one++)
      choices = choices.flatMap((chosen) => [chosen, ...sold.map((room) => [...chosen, room])]);
  return choices.some((rooms) => rooms.length > 0 && rooms.length <= mostRooms && placeGuests(party, rooms) !== null);
}

describe('whether free rooms house a party', () => {
  it.each([
    [guests(1, 2), false, 'one adult takes one room'],
    [guests(2, 2), true, 'an adult and a child in each of two'],
    [guests(3, 4), false, 'three rooms hold six'],
    [guests(4, 4), true, 'four rooms hold eight'],
    [guests(1, 10), false, 'no room holds ten children'],
  ] as const)('of four twins: %j is %s, for %s', (party, isHoused, _why) => {
    expect(housable(party, [{ sold: [twin], count: 4 }])).toBe(isHoused);
  });

  it('puts infants in no dorm alone', () => {
    expect(housable(guests(2, 0, 1), [{ sold: [bed], count: 8 }])).toBe(false);
    expect(
      housable(guests(2, 0, 1), [
        { sold: [bed], count: 1 },
        { sold: [{ ...twin, maxPax: 1, maxBeds: 1 }], count: 1 },
      ]),
    ).toBe(true);
  });

  it('takes no more rooms than one booking may have, and none of a hotel that has none', () => {
    expect(housable(guests(10), [{ sold: [bed], count: 20 }])).toBe(true);
    expect(housable(guests(11), [{ sold: [bed], count: 20 }])).toBe(false);
    expect(housable(guests(1), [])).toBe(false);
  });

  it('is true exactly where some choice of the rooms can be booked', () => {
    const rooms = fc
      .record({
        minPax: fc.integer({ min: 1, max: 2 }),
        maxPax: fc.integer({ min: 2, max: 4 }),
        maxBeds: fc.integer({ min: 1, max: 3 }),
        extraAdult: fc.boolean(),
        extraChild: fc.boolean(),
        basePax: fc.integer({ min: 1, max: 3 }),
        dormBed: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
      })
      .map((fields) => ({ ...twin, ...fields, ...(fields.dormBed ? { minPax: 1, maxPax: 1 } : {}) }));
    const free = fc.record({ sold: fc.array(rooms, { maxLength: 2 }), count: fc.integer({ min: 0, max: 2 }) });
    const parties = fc.record({
      adults: fc.integer({ min: 1, max: 5 }),
      childAges: fc.array(fc.constantFrom(null, 3, 5, 12), { maxLength: 4 }),
      infants: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(
        parties,
        fc.array(free, { maxLength: 3 }),
        fc.constantFrom(undefined, 5, 16),
        (party, some, adultFrom) => {
          const types = some.map(({ sold, count }) => ({ sold: sold.map((room) => ({ ...room, adultFrom })), count }));
          expect(housable(party, types)).toBe(everyChoice(party, types));
        },
      ),
      { numRuns: 400 },
    );
  });
});
