import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { basketOf } from './basket-of.ts';
import { nightsFor, partyOf } from './basket.fixtures.ts';
import type { Offer } from './basket.types.ts';
import { nightlySale } from './nightly-sale.ts';
import { priceOffer } from './price-offer.ts';
import { mostRoomsOf, withRoomCount } from './room-count.ts';

const two = nightlySale(nightsFor(partyOf(2)));
const four = nightlySale(nightsFor(partyOf(4)));
const offerOf = (roomTypeId: string, ratePlanId = 'flexible'): Offer => {
  const found = two.offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (found === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return found;
};
const teak = offerOf('teak-king');
const chosen = (sale: typeof two, offer: Offer, roomCount: number): StaySelection =>
  withRoomCount(sale, emptySelection, offer, roomCount);

test('what is taken, or of a rate plan that the hotel does not list, is not on sale', () => {
  expect(two.offers.map(({ room, plan }) => `${room.id} ${plan.id}`)).toEqual([
    'teak-king flexible',
    'teak-king fixed',
    'indigo-twin fixed',
    'indigo-twin flexible',
  ]);
  expect(nightlySale({ ...nightsFor(partyOf(2)), availability: null })).toMatchObject({ offers: [], terms: null });
});

test('the price of an offer is the total of its bill, as on the worked example', () => {
  expect(priceOffer(two, teak)).toEqual({
    roomCount: 1,
    total: 18_480,
    returnedTaxes: 0,
    firstNights: [6160, 12_320, 18_480],
  });
  expect(basketOf(two, chosen(two, teak, 1))).toMatchObject({
    kind: 'ready',
    bill: { roomsTotal: 18_600, discount: 1000, totalTax: 880, total: 18_480 },
  });
  expect(priceOffer({ ...two, terms: null }, teak)).toBeNull();
});

test('a party too large for its rooms is refused, and more rooms than adults too', () => {
  expect(basketOf(two, emptySelection)).toEqual({ kind: 'empty' });
  expect(basketOf(four, chosen(four, teak, 1))).toMatchObject({ kind: 'refused', code: 'max_occupancy' });
  expect(basketOf(two, chosen(two, offerOf('indigo-twin'), 3))).toMatchObject({ kind: 'refused', code: 'max_rooms' });
  expect(basketOf(four, chosen(four, teak, 3))).toMatchObject({ kind: 'refused', code: 'max_rooms' });
  expect(basketOf(four, chosen(four, teak, 2))).toMatchObject({
    kind: 'ready',
    rooms: [{ adults: 2 }, { adults: 2 }],
  });
});

test('a rate plan that is no longer on sale is left out', () => {
  const gone = { ...two, offers: two.offers.filter(({ room }) => room.id !== 'teak-king') };
  expect(basketOf(gone, chosen(two, teak, 1))).toEqual({ kind: 'empty' });
});

test('rooms, counts and guests follow the rate plans, whatever is chosen', () => {
  const sale = nightlySale(nightsFor(partyOf(4, [7])));
  const step = fc.record({ offer: fc.constantFrom(...sale.offers), count: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const end = steps.reduce<StaySelection>(
        (selection, { offer, count }) => withRoomCount(sale, selection, offer, count),
        emptySelection,
      );
      const counts = Object.fromEntries(end.selectedRooms.map(({ id, guests }) => [id, guests.length]));
      expect(end.updatedRoomCount).toEqual(counts);
      for (const { id } of end.selectedRooms)
        expect(end.selectedRatePlans.filter(({ roomTypeId }) => roomTypeId === id)).toHaveLength(counts[id] ?? 0);
      const rooms = end.selectedRooms.flatMap(({ guests }) => guests);
      const slept = rooms.reduce((sum, room) => sum + room.adults, 0);
      expect(slept).toBe(rooms.length === 0 ? 0 : Math.max(sale.party.adults, rooms.length));
      const basket = basketOf(sale, end);
      const ages = basket.kind === 'ready' ? basket.rooms.flatMap(({ childAges }) => childAges) : [7];
      expect(ages).toEqual([7]);
    }),
  );
});

test('two plans of one room type share its rooms', () => {
  const fixed = offerOf('teak-king', 'fixed');
  const one = [{ roomTypeId: 'teak-king', ratePlanId: 'flexible', roomCount: 1 }];
  expect([
    mostRoomsOf(four, [], fixed),
    mostRoomsOf(four, one, fixed),
    mostRoomsOf(four, one, teak),
    mostRoomsOf({ party: partyOf(1) }, one, teak),
  ]).toEqual([2, 1, 2, 1]);
});
