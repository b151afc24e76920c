import { describe, expect, it } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { nightsFor, partyOf } from './basket.fixtures.ts';
import type { Offer, Sale } from './basket.types.ts';
import { canHouse } from './can-house.ts';
import { housingOf } from './housing.ts';
import { mayHouse } from './may-house.ts';
import { nightlySale } from './nightly-sale.ts';
import { roomsOf } from './rooms-of.ts';

/** Two Teak Kings for three each and six Indigo Twins for two are free, at most four of a type; each on two plans. */
const sale = nightlySale(nightsFor(partyOf(2)));
const offerOf = (roomTypeId: string, ratePlanId: string): Offer => {
  const found = sale.offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (found === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return found;
};
const [king, twin] = [offerOf('teak-king', 'fixed'), offerOf('indigo-twin', 'fixed')];
/** A villa of two Indigo Twins, for four. */
const villa: Offer = {
  ...twin,
  room: { ...twin.room, id: 'villa', maxPax: 4, maxBeds: 4, consistsOf: [{ roomTypeId: 'indigo-twin', count: 2 }] },
  freeRooms: 1,
};

describe('the rooms on sale hold a party', () => {
  const most = (...offers: readonly Offer[]): number =>
    Math.max(
      0,
      ...Array.from({ length: 20 }, (_, at) => at + 1).filter((adults) => canHouse({ offers, party: partyOf(adults) })),
    );

  it.each([
    ['of two kings, three each', [king], 6],
    ['of twins, as many as one booking may have', [twin], 8],
    ['of both, together', [king, twin], 14],
    ['of a type on two plans, counted once', [king, offerOf('teak-king', 'flexible')], 6],
    ['of a villa of two twins, of which no other is free', [villa, { ...twin, freeRooms: 2 }], 4],
    ['of a villa and the third twin', [villa, { ...twin, freeRooms: 3 }], 6],
    [
      'of a villa and twins of which fewer are free on one of their plans',
      [villa, { ...twin, freeRooms: 3 }, { ...offerOf('indigo-twin', 'flexible'), freeRooms: 2 }],
      4,
    ],
    ['of nights priced for two guests at most, two in each', [{ ...king, mostGuests: 2 }], 4],
    ['of nights priced for more than the room holds, three in each', [{ ...king, mostGuests: 9 }], 6],
    ['of none', [], 0],
  ])('%s', (_, offers, adults) => expect(most(...offers)).toBe(adults));
});

describe('whether they have places enough, until the engine has said it', () => {
  // Two kings are 6 places, four twins 8.
  it.each([
    [partyOf(14), true],
    [partyOf(15), false],
    [partyOf(10, [4, 4, 7, 7]), true],
    [partyOf(10, [4, 4, 7, 7, 9]), false],
    [partyOf(10, [4, 4, 7, 7], 3), true],
  ])('%j: %s', (party, has) => expect(mayHouse({ ...sale, party })).toBe(has));

  it('is as the engine has said', () => {
    expect(mayHouse({ ...sale, party: partyOf(1), housesParty: false })).toBe(false);
    expect(mayHouse({ ...sale, party: partyOf(15), housesParty: true })).toBe(true);
  });
});

/** A selection of rooms, none of them filled by hand. */
const chosen = (...offers: readonly Offer[]): StaySelection => ({
  ...emptySelection,
  selectedRatePlans: offers.map(({ room, plan }, idx) => ({ id: plan.id, roomTypeId: room.id, idx })),
});

describe('a room that is sold whole and in parts', () => {
  const refusal = (freeTwins: number, ...offers: readonly Offer[]) => {
    const on: Sale = { ...sale, party: partyOf(9), offers: [king, { ...twin, freeRooms: freeTwins }, villa] };
    return housingOf(on, chosen(...offers)).refusal === 'max_rooms';
  };

  it.each([
    ['the villa alone', 2, [villa], false],
    ['the villa and a twin that is not part of it', 3, [villa, twin], false],
    ['the villa and one of its twins', 2, [villa, twin], true],
    ['the villa and a king, of which two are free', 2, [villa, king], false],
    ['as many twins as one booking may have', 6, [twin, twin, twin, twin], false],
    ['a twin more than that', 6, [twin, twin, twin, twin, twin], true],
  ])('%s, with %i twins free', (_, free, offers, isRefused) => expect(refusal(free, ...offers)).toBe(isRefused));
});

describe('two rooms that are sold whole and share parts', () => {
  /** All three twins; the villa has two of them. */
  const estate: Offer = {
    ...villa,
    room: { ...villa.room, id: 'estate', maxPax: 6, maxBeds: 6, consistsOf: [{ roomTypeId: 'indigo-twin', count: 3 }] },
  };
  const refusal = (freeTwins: number | null, ...offers: readonly Offer[]) => {
    const twins = freeTwins === null ? [] : [{ ...twin, freeRooms: freeTwins }];
    const on: Sale = { ...sale, party: partyOf(9), offers: [...twins, villa, estate] };
    return housingOf(on, chosen(...offers)).refusal === 'max_rooms';
  };

  it.each([
    ['one of them', 3, [estate], false],
    ['both, of too few twins', 4, [estate, villa], true],
    ['both, of enough', 5, [estate, villa], false],
    ['one and a twin of the other', 4, [estate, twin], false],
    ['one and a twin too many', 3, [estate, twin], true],
    ['one, where the twins are not for sale', null, [estate], false],
    ['both, where the twins are not for sale', null, [estate, villa], true],
  ])('%s', (_, free, offers, isRefused) => expect(refusal(free, ...offers)).toBe(isRefused));

  it('are both in a search where there are parts for both', () => {
    const houses = (freeRooms: number, adults: number) =>
      canHouse({ offers: [villa, estate, { ...twin, freeRooms }], party: partyOf(adults) });
    expect([houses(4, 8), houses(4, 9), houses(5, 10), houses(5, 11)]).toEqual([true, false, true, false]);
    // Eleven in the estate, the villa and what one booking may have of the other twins.
    expect(houses(6, 11)).toBe(true);
  });
});

describe('who sleeps in each room', () => {
  const adultsIn = (rooms: ReturnType<typeof roomsOf>) =>
    [...rooms].map(([id, guests]) => [id, guests.map(({ adults }) => adults)]);

  it('is as many as each type holds', () => {
    const { hotel } = sale;
    expect(adultsIn(roomsOf({ hotel, party: partyOf(5) }, chosen(twin, king)))).toEqual([
      ['indigo-twin', [2]],
      ['teak-king', [3]],
    ]);
  });

  it('is as many as the prices of each plan are for', () => {
    const flexible = offerOf('teak-king', 'flexible');
    const offers = [{ ...king, mostGuests: 1 }, flexible];
    const rooms = (...plans: readonly Offer[]) =>
      adultsIn(roomsOf({ ...sale, offers, party: partyOf(4) }, chosen(...plans)));
    expect(rooms(flexible, king)).toEqual([['teak-king', [3, 1]]]);
    expect(rooms(king, flexible)).toEqual([['teak-king', [1, 3]]]);
  });
});
