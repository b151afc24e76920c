import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { RoomCapacity } from '../rooms/occupancy.ts';
import type { SellingHotel } from './basket.types.ts';
import type { StayChoice } from './stay-choice.types.ts';
import { choiceOf, isSameWish, wishOf, type StayWish } from './stay-wish.ts';

const sleeps = (maxPax: number): RoomCapacity => ({
  minPax: 1,
  maxPax,
  maxBeds: maxPax,
  maxRooms: 9,
  dormBed: false,
  extraAdult: true,
  extraChild: true,
});
const hotel: SellingHotel = {
  HotelRooms: [
    { id: 'twin', ratePlans: [{ id: 'plain' }, { id: 'fed' }], ...sleeps(2) },
    { id: 'suite', ratePlans: [{ id: 'plain' }], ...sleeps(4) },
  ],
};
const addons = [
  { addonId: 'dinner', category: 'person' as const },
  { addonId: 'cot', category: 'room' as const },
];
const stay = { kind: 'nights', checkIn: '2027-01-10' as LocalDate, checkOut: '2027-01-12' as LocalDate } as const;
const twin = { roomTypeId: 'twin', ratePlanId: 'plain' };
const booked: StayChoice = {
  stay,
  rooms: [
    { ...twin, adults: 1, childAges: [7], infants: 0 },
    { ...twin, adults: 1, childAges: [], infants: 1 },
  ],
  addons: [{ addonId: 'dinner', quantity: 2 }],
};
const wish = wishOf(booked);
const byAge = (one: number | null, other: number | null): number => (one ?? 0) - (other ?? 0);
const choose = (other: Partial<StayWish>): ReturnType<typeof choiceOf> =>
  choiceOf({ ...wish, ...other }, booked, { hotel, addons });

describe('a stay as a wish', () => {
  it('counts its rooms, its party and its extras', () => {
    expect(wish).toEqual({
      stay,
      guests: { adults: 2, childAges: [7], infants: 1 },
      rooms: [{ ...twin, roomCount: 2 }],
      addons: [{ addonId: 'dinner', quantity: 2 }],
    });
    expect(wishOf({ stay, rooms: booked.rooms }).addons).toEqual([]);
  });

  it('is the same in whatever order it counts, and with counts of nothing', () => {
    const rooms = [
      { roomTypeId: 'suite', ratePlanId: 'plain', roomCount: 1 },
      { ...twin, roomCount: 2 },
    ];
    expect(isSameWish({ ...wish, rooms }, { ...wish, rooms: rooms.toReversed() })).toBe(true);
    expect(isSameWish(wish, { ...wish, rooms: [...wish.rooms, { ...twin, ratePlanId: 'fed', roomCount: 0 }] })).toBe(
      true,
    );
    expect(isSameWish(wish, { ...wish, addons: [...wish.addons, { addonId: 'cot', quantity: 0 }] })).toBe(true);
  });

  it('is another with other dates, hours, guests, rooms or extras', () => {
    const hours = { kind: 'hours', date: stay.checkIn, startHour: 10, hours: 3 } as const;
    const others: Partial<StayWish>[] = [
      { stay: { ...stay, checkOut: '2027-01-13' as LocalDate } },
      { stay: hours },
      { guests: { ...wish.guests, infants: 0 } },
      { guests: { ...wish.guests, childAges: [8] } },
      { rooms: [{ ...twin, roomCount: 1 }] },
      { rooms: [{ ...twin, ratePlanId: 'fed', roomCount: 2 }] },
      { addons: [{ addonId: 'dinner', quantity: 1 }] },
    ];
    for (const other of others) expect(isSameWish(wish, { ...wish, ...other })).toBe(false);
    expect(isSameWish({ ...wish, stay: hours }, { ...wish, stay: { ...hours, startHour: 11 } })).toBe(false);
    expect(isSameWish({ ...wish, stay: hours }, { ...wish, stay: { ...hours, hours: 4 } })).toBe(false);
  });
});

describe('a wish as a stay', () => {
  it('leaves each guest in the booked room where guests and rooms are the same, on whatever dates', () => {
    const later = { ...stay, checkOut: '2027-01-14' as LocalDate };
    expect(choose({ stay: later })).toEqual({ ...booked, stay: later });
  });

  it('places everybody anew where rooms or guests are others', () => {
    const chosen = choose({ rooms: [{ roomTypeId: 'suite', ratePlanId: 'plain', roomCount: 1 }] });
    expect(chosen).toEqual({
      ...booked,
      rooms: [{ roomTypeId: 'suite', ratePlanId: 'plain', adults: 2, childAges: [7], infants: 1 }],
    });
  });

  it('has an adult in each room where there are as many of both', () => {
    const rooms = [
      { ...twin, roomCount: 1 },
      { roomTypeId: 'suite', ratePlanId: 'plain', roomCount: 1 },
    ];
    expect(choose({ rooms })).toMatchObject({ rooms: [{ adults: 1 }, { adults: 1 }] });
  });

  it('says why the rooms cannot take the party', () => {
    expect(choose({ rooms: [{ ...twin, roomCount: 0 }] })).toBe('no_room');
    expect(choose({ rooms: [{ roomTypeId: 'gone', ratePlanId: 'plain', roomCount: 1 }] })).toBe('no_room');
    expect(choose({ rooms: [{ ...twin, roomCount: 3 }] })).toBe('too_few_adults');
    expect(choose({ rooms: [{ ...twin, roomCount: 1 }] })).toBe('max_occupancy');
  });

  it('has of each extra as many as its rooms can have, and none of which none is wanted', () => {
    const extras = (wanted: StayWish['addons']): unknown => {
      const chosen = choose({ addons: wanted });
      return typeof chosen === 'string' ? chosen : chosen.addons;
    };
    expect(extras([{ addonId: 'dinner', quantity: 20 }])).toEqual([{ addonId: 'dinner', quantity: 4 }]);
    expect(extras([{ addonId: 'cot', quantity: 3 }])).toEqual([{ addonId: 'cot', quantity: 2 }]);
    expect(extras([{ addonId: 'cot', quantity: 0 }])).toEqual([]);
    // What is no longer sold is asked for as it is booked: the engine knows what was agreed.
    expect(extras([{ addonId: 'gone', quantity: 3 }])).toEqual([{ addonId: 'gone', quantity: 3 }]);
  });

  it('has the party of the wish and no other, whatever the rooms', () => {
    fc.assert(
      fc.property(
        fc.record({
          adults: fc.integer({ min: 1, max: 4 }),
          childAges: fc.array(fc.integer({ min: 2, max: 11 }), { maxLength: 3 }),
          infants: fc.integer({ min: 0, max: 2 }),
        }),
        fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 })),
        (guests, [twins, suites]) => {
          const chosen = choose({
            guests,
            rooms: [
              { ...twin, roomCount: twins },
              { roomTypeId: 'suite', ratePlanId: 'plain', roomCount: suites },
            ],
          });
          if (typeof chosen === 'string') return;
          const party = wishOf(chosen).guests;
          expect({ ...party, childAges: party.childAges.toSorted(byAge) }).toEqual({
            ...guests,
            childAges: guests.childAges.toSorted(byAge),
          });
          expect(chosen.rooms).toHaveLength(twins + suites);
        },
      ),
    );
  });
});
