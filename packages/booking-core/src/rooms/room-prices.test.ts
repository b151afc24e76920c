import { describe, expect, it } from 'vitest';
import { basePaxOfNights, mostAdultsOf, occupancyOf, roomAtPrices } from './occupancy.ts';
import { freeWithParts } from './room-parts.ts';

const pricedFor = (...pax: number[]) => ({ priceForPax: pax.map((one) => ({ pax: one, price: 100 * one })) });

describe('how many guests a price is for', () => {
  it.each([
    ['as many as its largest', [pricedFor(1, 2, 3)], 3],
    ['as that of each night', [pricedFor(1, 2), pricedFor(1, 2, 3), pricedFor(1, 2)], 2],
    ['whichever night it is', [pricedFor(1, 4), pricedFor(1)], 1],
    ['nobody where a night has no price', [pricedFor(1, 2), pricedFor()], 0],
  ])('%s', (_, nights, pax) => expect(basePaxOfNights(nights)).toBe(pax));
});

describe('a room at the prices of its nights', () => {
  const room = { id: 'twin', maxPax: 4 };
  it.each([
    ['takes all it can at its usual price', 2, [pricedFor(1, 2)], { basePax: 2, maxPax: 4 }],
    ['and where it is priced for more', 1, [pricedFor(1, 2)], { basePax: 2, maxPax: 4 }],
    ['takes no more than a price for fewer is for', 2, [pricedFor(1, 2), pricedFor(1)], { basePax: 1, maxPax: 1 }],
    ['and never more than it holds', 6, [pricedFor(5)], { basePax: 5, maxPax: 4 }],
  ])('%s', (_, usualPax, nights, of) => expect(roomAtPrices(room, usualPax, nights)).toEqual({ ...room, ...of }));

  it('takes adults beyond its price where it takes extra ones', () => {
    expect(mostAdultsOf({ maxPax: 4, extraAdult: true }, 2)).toBe(4);
    expect([2, 6].map((basePax) => mostAdultsOf({ maxPax: 4, extraAdult: false }, basePax))).toEqual([2, 4]);
  });
});

it('a child too young for a room is refused for its age', () => {
  const room = { minPax: 1, maxPax: 4, maxBeds: 4, maxRooms: 4, dormBed: false, extraAdult: true, extraChild: true };
  for (const age of [15, null])
    expect(occupancyOf({ ...room, minAge: 16 }, { adults: 2, childAges: [age], infants: 0 })).toEqual({
      kind: 'refused',
      code: 'min_age',
    });
});

describe('how many rooms are free', () => {
  const free = (id: string): number => ({ villa: 3, suite: 2, bed: 13 })[id] ?? 0;
  it.each([
    ['of one without parts, what is free of it', { id: 'villa' }, 3],
    ['no more than its parts make up', { id: 'villa', consistsOf: [{ roomTypeId: 'suite', count: 1 }] }, 2],
    ['whole ones', { id: 'villa', consistsOf: [{ roomTypeId: 'bed', count: 6 }] }, 2],
    ['no more than of itself', { id: 'villa', consistsOf: [{ roomTypeId: 'bed', count: 1 }] }, 3],
    [
      'of all its parts',
      {
        id: 'villa',
        consistsOf: [
          { roomTypeId: 'suite', count: 2 },
          { roomTypeId: 'bed', count: 6 },
        ],
      },
      1,
    ],
  ])('%s', (_, room, count) => expect(freeWithParts(room, free)).toBe(count));
});
