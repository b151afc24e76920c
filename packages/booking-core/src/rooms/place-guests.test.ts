import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { fits, type RoomCapacity } from './occupancy.ts';
import { placeGuests, type PlaceableRoom } from './place-guests.ts';
import { roomsFor } from './rooms-for.ts';
import { partyOf as guests, room } from './rooms.fixtures.ts';

const capacity = room(3);
/** Three people, of whom two have a bed of their own. */
const courtDouble: RoomCapacity = { ...capacity, maxBeds: 2, maxRooms: 5 };
const dorm: RoomCapacity = { ...capacity, maxPax: 1, maxBeds: 1, maxRooms: 8, dormBed: true };
const descending = (ages: readonly (number | null)[]): (number | null)[] =>
  ages.toSorted((one, other) => (other ?? -1) - (one ?? -1));

const capacities = fc
  .record({
    minPax: fc.integer({ min: 1, max: 2 }),
    maxPax: fc.integer({ min: 2, max: 5 }),
    maxBeds: fc.integer({ min: 1, max: 4 }),
    dormBed: fc.integer({ min: 0, max: 7 }).map((chance) => chance === 0),
  })
  .map((fields): PlaceableRoom => ({ ...capacity, ...fields }));
const parties = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.constantFrom(null, 3, 5, 11, 12, 13, 16), { maxLength: 4 }),
    infants: fc.integer({ min: 0, max: 2 }),
  })
  .filter(({ adults, childAges }) => adults + childAges.length <= 8);

/** Some rooms of one property, whose bands for children may end elsewhere than at 12. */
const roomsOf = (maxLength: number) =>
  fc
    .tuple(fc.array(capacities, { minLength: 1, maxLength }), fc.constantFrom(undefined, 5, 12, 16), fc.boolean())
    .map(([rooms, adultFrom, takes]) =>
      rooms.map((room) => ({ ...room, adultFrom, extraAdult: takes, extraChild: !takes, basePax: 2 })),
    );

/** Every way in which a party can be put into rooms, guest by guest: what the rule is judged by. */
function everyPlacing(party: GuestCounts, rooms: readonly PlaceableRoom[]): GuestCounts[][] {
  let placings: GuestCounts[][] = [rooms.map(() => guests(0))];
  const add = (step: (room: GuestCounts) => GuestCounts): void => {
    const seen = new Map<string, GuestCounts[]>();
    for (const placing of placings)
      for (const at of rooms.keys()) {
        const next = placing.map((room, place) => (place === at ? step(room) : room));
        seen.set(JSON.stringify(next), next);
      }
    placings = [...seen.values()];
  };
  for (let adult = 0; adult < party.adults; adult++) add((room) => ({ ...room, adults: room.adults + 1 }));
  for (const age of descending(party.childAges)) add((room) => ({ ...room, childAges: [...room.childAges, age] }));
  for (let infant = 0; infant < party.infants; infant++) add((room) => ({ ...room, infants: room.infants + 1 }));
  return placings.filter((placing) =>
    placing.every((room, at) => fits(rooms[at] as PlaceableRoom, room, rooms[at]?.basePax)),
  );
}

const squares = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count ** 2, 0);
const grownUp = (age: number | null): boolean => age !== null && age >= 12;

/** How uneven a placing is: free places, then adults, then children from 12. */
const unevenness = (placing: readonly GuestCounts[], rooms: readonly PlaceableRoom[]): string =>
  [
    squares(placing.map((room, at) => (rooms[at]?.maxPax ?? 0) - room.adults - room.childAges.length)),
    squares(placing.map((room) => room.adults)),
    squares(placing.map((room) => room.childAges.filter(grownUp).length)),
  ]
    .map((value) => String(value).padStart(6, '0'))
    .join(' ');

describe('guests in a list of rooms', () => {
  it('are placed wherever there is a way, and no way is more even', () => {
    fc.assert(
      fc.property(
        parties,
        fc.oneof(fc.array(capacities, { minLength: 1, maxLength: 3 }), roomsOf(3)),
        (party, rooms) => {
          const ways = everyPlacing(party, rooms);
          const placed = placeGuests(party, rooms);
          expect(placed === null).toBe(ways.length === 0);
          if (placed === null) return;
          const best = ways.map((way) => unevenness(way, rooms)).toSorted()[0];
          expect(unevenness(placed, rooms)).toBe(best);
          expect(placed.every((room, at) => fits(rooms[at] as PlaceableRoom, room, rooms[at]?.basePax))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are all there, whatever the order of their ages', () => {
    fc.assert(
      fc.property(parties, fc.array(capacities, { minLength: 1, maxLength: 4 }), (party, rooms) => {
        const placed = placeGuests(party, rooms);
        expect(placeGuests({ ...party, childAges: party.childAges.toReversed() }, rooms)).toEqual(placed);
        if (placed === null) return;
        expect(placed.reduce((sum, room) => sum + room.adults, 0)).toBe(party.adults);
        expect(descending(placed.flatMap((room) => room.childAges))).toEqual(descending(party.childAges));
        expect(placed.reduce((sum, room) => sum + room.infants, 0)).toBe(party.infants);
      }),
    );
  });

  it('fill the first rooms where ways are equal', () => {
    expect(placeGuests(guests(3), [capacity, capacity])).toEqual([guests(2), guests(1)]);
    expect(placeGuests(guests(2, [5]), [capacity, capacity])).toEqual([guests(1, [5]), guests(1)]);
    expect(placeGuests(guests(2, [], 3), [capacity, capacity])).toEqual([guests(1, [], 2), guests(1, [], 1)]);
    expect(placeGuests(guests(3, [5]), [capacity, capacity])).toEqual([guests(2), guests(1, [5])]);
    // Of unknown age is younger than any.
    const pair = { ...capacity, maxPax: 2 };
    expect(placeGuests(guests(2, [null, 0]), [pair, pair])).toEqual([guests(1, [0]), guests(1, [null])]);
    // The larger room has more places left to spread over.
    expect(
      placeGuests(guests(3), [
        { ...capacity, maxPax: 2 },
        { ...capacity, maxPax: 4 },
      ]),
    ).toEqual([guests(1), guests(2)]);
  });

  it('are refused without a room, without an adult for each, and with an infant where only dorm beds are', () => {
    expect(placeGuests(guests(1), [])).toBeNull();
    expect(placeGuests(guests(0), [])).toBeNull();
    expect(placeGuests(guests(1), [capacity, capacity])).toBeNull();
    expect(placeGuests(guests(1, [], 1), [dorm])).toBeNull();
    expect(placeGuests(guests(2, [], 1), [dorm, capacity])).toEqual([guests(1), guests(1, [], 1)]);
    for (const [argument, party] of [
      ['party.childAges', guests(1, [0.5])],
      ['party.infants', guests(1, [], 0.5)],
    ] as const)
      for (const place of [() => placeGuests(party, [capacity]), () => roomsFor(capacity, party)])
        expect(place).toThrow(expect.objectContaining({ code: 'not_an_integer', argument }));
  });
});

describe('children of a property with bands of its own', () => {
  const forTwo = { ...capacity, basePax: 2 };
  it('spreads those who need a bed, though a hotel counts them as children', () => {
    const rooms = [room(4, { adultFrom: 16 }), room(4, { adultFrom: 16 })];
    const placed = placeGuests(guests(2, [14, 13, 6, 5]), rooms);
    expect(placed?.map(({ childAges }) => childAges.filter((age) => (age ?? 0) >= 12).length)).toEqual([1, 1]);
  });

  it.each([
    ['a child of 14 where children are under 16', { extraAdult: false, adultFrom: 16 }, [14], true],
    ['one of 16', { extraAdult: false, adultFrom: 16 }, [16], false],
    ['one of 14 where nothing is said', { extraAdult: false }, [14], false],
    ['a child of 8 where children are under 5', { extraAdult: false, adultFrom: 5 }, [8], false],
    ['one of 4', { extraAdult: false, adultFrom: 5 }, [4], true],
    ['one of 8 as an adult', { extraChild: false, adultFrom: 5 }, [8], true],
    ['one of 14 in a bed of its own all the same', { maxBeds: 2, adultFrom: 16 }, [14], false],
    ['one of 8 in the bed of others', { maxBeds: 2, adultFrom: 5 }, [8], true],
    ['one of unknown age, who is under 12', { extraAdult: false, adultFrom: 5 }, [null], false],
  ])('%s', (_, of, ages, isPlaced) => {
    const room = { ...forTwo, ...of };
    expect([fits(room, guests(2, ages), 2), placeGuests(guests(2, ages), [room]) !== null]).toEqual([
      isPlaced,
      isPlaced,
    ]);
  });
});

describe('the rooms of one type that a party needs', () => {
  it('are two court doubles for two adults and four children, in any order of ages', () => {
    const family = [guests(1, [13, 5]), guests(1, [13, 5])];
    for (const ages of [
      [13, 5, 13, 5],
      [13, 13, 5, 5],
      [5, 13, 13, 5],
    ])
      expect(roomsFor(courtDouble, guests(2, ages))).toEqual(family);
  });

  it('are two court doubles for three adults and children of 5 and 13', () => {
    expect(roomsFor(courtDouble, guests(3, [5, 13]))).toEqual([guests(2, [5]), guests(1, [13])]);
  });

  it('are as few as any placing allows', () => {
    fc.assert(
      fc.property(parties, capacities, (party, room) => {
        const most = Math.min(party.adults, 3);
        const fewest = [1, 2, 3].find(
          (count) =>
            count <= most &&
            everyPlacing(
              party,
              Array.from({ length: count }, () => room),
            ).length > 0,
        );
        expect(roomsFor({ ...room, maxRooms: 3 }, party)?.length).toBe(fewest);
      }),
      { numRuns: 200 },
    );
  });

  it('are no more than the type has or there are adults', () => {
    expect(roomsFor(capacity, guests(5))).toEqual([guests(3), guests(2)]);
    expect(roomsFor(capacity, guests(13))).toBeNull();
    expect(roomsFor({ ...capacity, maxPax: 1 }, guests(1, [5]))).toBeNull();
    expect(roomsFor(dorm, guests(3))).toEqual([guests(1), guests(1), guests(1)]);
  });

  it('take no extra adults beyond the base price where the type takes none', () => {
    const room = { ...capacity, extraAdult: false, basePax: 2 };
    expect(roomsFor(room, guests(3))).toEqual([guests(2), guests(1)]);
    expect(roomsFor(room, guests(2, [5]))).toEqual([guests(2, [5])]);
  });

  it('are found for a coach party, whose ways are too many to try one by one', () => {
    const coach = guests(
      30,
      Array.from({ length: 12 }, (_, at) => at + 2),
      4,
    );
    expect(roomsFor({ ...courtDouble, maxRooms: 30 }, coach)).toHaveLength(16);
  });
});
