import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { basketOf } from './basket-of.ts';
import { nightsFor, partyOf } from './basket.fixtures.ts';
import type { Basket, Sale } from './basket.types.ts';
import { nightlySale } from './nightly-sale.ts';
import { withRoomCount } from './room-count.ts';
import { roomsOf } from './rooms-of.ts';

const alone = partyOf(1);
/** What so many rooms of the first offer, and one of another type, come to. */
const basket = (
  guests: GuestCounts,
  count: number,
  others = 0,
  change: (sale: Sale) => Sale = (sale) => sale,
): Basket => {
  const sale = change(nightlySale(nightsFor(guests)));
  const [teak, , twin] = sale.offers;
  if (teak === undefined || twin === undefined) throw new Error('nothing is on sale');
  return basketOf(sale, withRoomCount(sale, withRoomCount(sale, emptySelection, teak, count), twin, others));
};
const sleeping = (of: Basket) =>
  of.kind === 'refused' ? of.rooms.map(({ adults, childAges, infants }) => ({ adults, childAges, infants })) : of.kind;

test('more rooms than can be had have one adult each, and nobody is left over', () => {
  const refused = basket(partyOf(4, [7]), 3);
  expect(refused).toMatchObject({ kind: 'refused', code: 'max_rooms', left: partyOf(0) });
  expect(sleeping(refused)).toEqual([alone, alone, alone]);
});

test('rooms of several types are each counted by what is free of their own', () => {
  expect(basket(partyOf(4), 2, 1).kind).toBe('ready');
  expect(basket(partyOf(4), 2, 2).kind).toBe('ready');
  expect(basket(partyOf(6), 3, 1)).toMatchObject({ code: 'max_rooms' });
  expect(basket(partyOf(6), 2, 5)).toMatchObject({ code: 'max_rooms' });
});

test('a room that asks for more guests than come is refused with one adult in it', () => {
  const forThree = (sale: Sale): Sale => ({
    ...sale,
    offers: sale.offers.map((offer) => ({ ...offer, room: { ...offer.room, minPax: 3 } })),
  });
  const refused = basket(partyOf(2), 1, 0, forThree);
  expect(refused).toMatchObject({ kind: 'refused', code: 'min_pax', left: partyOf(0) });
  expect(sleeping(refused)).toEqual([alone]);
});

test('those for whom a room is too small are left over', () => {
  const refused = basket(partyOf(4, [7], 1), 1);
  expect(refused).toMatchObject({ kind: 'refused', code: 'max_occupancy', left: partyOf(2) });
  expect(sleeping(refused)).toEqual([partyOf(2, [7], 1)]);
});

test('a smaller room that was chosen first holds fewer', () => {
  const sale = nightlySale(nightsFor(partyOf(5)));
  const plan = (roomTypeId: string) => ({ id: 'flexible', roomTypeId, idx: 0 });
  const both = { ...emptySelection, selectedRatePlans: [plan('indigo-twin'), plan('teak-king')] };
  expect([...roomsOf(sale, both)]).toEqual([
    ['indigo-twin', [partyOf(2)]],
    ['teak-king', [partyOf(3)]],
  ]);
});

test('more rooms than adults have one adult each, and a room that the hotel does not list holds everyone', () => {
  const plan = (roomTypeId: string, idx: number) => ({ id: 'flexible', roomTypeId, idx });
  const sale = nightlySale(nightsFor(partyOf(1, [5])));
  const two = { ...emptySelection, selectedRatePlans: [plan('teak-king', 0), plan('teak-king', 1)] };
  expect([...roomsOf(sale, two)]).toEqual([['teak-king', [alone, alone]]]);
  const large = nightlySale(nightsFor(partyOf(6, [5, 13], 1)));
  const unknown = { ...emptySelection, selectedRatePlans: [plan('sold-wing', 0)] };
  expect([...roomsOf(large, unknown)]).toEqual([['sold-wing', [partyOf(6, [13, 5], 1)]]]);
});
