import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { basketOf } from './basket-of.ts';
import { nightsFor, partyOf } from './basket.fixtures.ts';
import type { Basket, Offer, Sale } from './basket.types.ts';
import { changedTo, withGuestsPlaced, withOffer, withOfferInstead } from './choose-offer.ts';
import { countedPlans } from './counted-plans.ts';
import { extrasGone } from './extras-gone.ts';
import { isParty } from './housing.ts';
import { nightlySale } from './nightly-sale.ts';
import { priceOneRoom } from './price-offer.ts';
import { withRoomCount } from './room-count.ts';
import { guestsIn } from './rooms-of.ts';
import { withAddonCount } from './with-addon-count.ts';

const saleFor = (adults: number, childAges: (number | null)[] = []): Sale =>
  nightlySale(nightsFor(partyOf(adults, childAges)));
const offerOf = ({ offers }: Sale, roomTypeId: string, ratePlanId = 'flexible'): Offer => {
  const found = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (found === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return found;
};
const choose = (sale: Sale, selection: StaySelection, roomTypeId: string, ratePlanId?: string): StaySelection => {
  const next = withOffer(sale, selection, offerOf(sale, roomTypeId, ratePlanId));
  if (next === 'max_rooms') throw new Error(`no more rooms: ${roomTypeId}`);
  return next;
};
const counts = (selection: StaySelection): string[] =>
  countedPlans(selection).map(({ roomTypeId, ratePlanId, roomCount }) => `${roomCount} ${roomTypeId} ${ratePlanId}`);
const readyOf = (basket: Basket): Extract<Basket, { kind: 'ready' }> => {
  if (basket.kind !== 'ready') throw new Error(`the basket is ${basket.kind}`);
  return basket;
};

test('two adults have two rooms of different kinds, and two plans of one room', () => {
  const sale = saleFor(2);
  const teak = choose(sale, emptySelection, 'teak-king');
  expect(counts(choose(sale, teak, 'indigo-twin'))).toEqual(['1 teak-king flexible', '1 indigo-twin flexible']);
  const both = choose(sale, teak, 'teak-king', 'fixed');
  expect(counts(both)).toEqual(['1 teak-king flexible', '1 teak-king fixed']);
  expect(readyOf(basketOf(sale, both)).rooms.map(({ adults, ratePlanId }) => [adults, ratePlanId])).toEqual([
    [1, 'flexible'],
    [1, 'fixed'],
  ]);
  expect(withOffer(sale, both, offerOf(sale, 'indigo-twin'))).toBe('max_rooms');
});

test('a room more is as many rooms as the party still needs, and takes nothing away', () => {
  const sale = saleFor(4, [7, 4]);
  const teak = withRoomCount(sale, emptySelection, offerOf(sale, 'teak-king'), 1);
  const partly = basketOf(sale, teak);
  expect(partly).toMatchObject({ kind: 'refused', code: 'max_occupancy', rooms: [{ adults: 2 }] });
  expect(counts(choose(sale, teak, 'indigo-twin'))).toEqual(['1 teak-king flexible', '2 indigo-twin flexible']);
});

test('the only adult exchanges the one room that can be had', () => {
  const sale = saleFor(1);
  const exchanged = choose(sale, choose(sale, emptySelection, 'teak-king'), 'indigo-twin');
  expect(counts(exchanged)).toEqual(['1 indigo-twin flexible']);
});

test('another room instead of those chosen drops what was added to them, and says what; what is of the whole stay stays', () => {
  const sale = saleFor(2);
  const [car, dinner] = sale.addons;
  if (car === undefined || dinner === undefined) throw new Error('the fixture has no extras');
  const teak = choose(sale, emptySelection, 'teak-king');
  const fed = withAddonCount(withAddonCount(teak, car, 'teak-king', 1), dinner, 'teak-king', 2);
  const twin = changedTo(sale, fed, offerOf(sale, 'indigo-twin'));
  if (twin === null) throw new Error('the twin holds two');
  expect(counts(twin)).toEqual(['1 indigo-twin flexible']);
  expect(readyOf(basketOf(sale, twin)).addons).toEqual([{ addonId: 'airport-car', quantity: 1 }]);
  expect(extrasGone(sale, fed, twin)).toEqual(['Dinner']);
  const cheaper = changedTo(sale, fed, offerOf(sale, 'teak-king', 'fixed'));
  if (cheaper === null) throw new Error('the king holds two');
  expect(readyOf(basketOf(sale, cheaper)).addons).toContainEqual({ addonId: 'dinner', quantity: 2 });
  expect(extrasGone(sale, fed, cheaper)).toEqual([]);
});

test('a party changes to as many rooms of another offer as it needs, and to none that never holds it', () => {
  const sale = saleFor(4);
  const teak = choose(sale, emptySelection, 'teak-king');
  expect(counts(teak)).toEqual(['2 teak-king flexible']);
  const twins = changedTo(sale, teak, offerOf(sale, 'indigo-twin'));
  expect(twins === null ? null : counts(twins)).toEqual(['2 indigo-twin flexible']);
  expect(changedTo(saleFor(9), emptySelection, offerOf(saleFor(9), 'teak-king'))).toBeNull();
});

test('guests sleep where the guest has put them, as long as they are the same party and fit', () => {
  const sale = saleFor(2, [7]);
  const both = choose(sale, choose(sale, emptySelection, 'teak-king'), 'indigo-twin');
  const [teak, twin] = readyOf(basketOf(sale, both)).rooms;
  if (teak === undefined || twin === undefined) throw new Error('there are not two rooms');
  const moved = withGuestsPlaced(both, [
    { ...teak, childAges: [] },
    { ...twin, childAges: [7] },
  ]);
  expect(readyOf(basketOf(sale, moved)).rooms.map(({ adults, childAges }) => [adults, childAges])).toEqual([
    [1, []],
    [1, [7]],
  ]);
  expect(guestsIn(sale, moved, 'indigo-twin')).toBe(2);
  const other = { ...sale, party: partyOf(2) };
  expect(readyOf(basketOf(other, moved)).rooms.every(({ childAges }) => childAges.length === 0)).toBe(true);
});

test('on another plan of the same rooms everybody sleeps where the guest has put them', () => {
  const sale = saleFor(2, [7, 4]);
  const two = withRoomCount(sale, emptySelection, offerOf(sale, 'teak-king'), 2);
  const [one, other] = [partyOf(1), partyOf(1, [7, 4])];
  const moved = withGuestsPlaced(
    two,
    [one, other].map((guests) => ({ roomTypeId: 'teak-king', ...guests })),
  );
  const cheaper = withOfferInstead(sale, moved, offerOf(sale, 'teak-king', 'fixed'), 2);
  expect(counts(cheaper)).toEqual(['2 teak-king fixed']);
  expect(cheaper.selectedRooms).toEqual([{ id: 'teak-king', guests: [one, other] }]);
});

test('two rooms of one type instead of two of different types are both of it', () => {
  const sale = saleFor(2);
  const both = choose(sale, choose(sale, emptySelection, 'teak-king'), 'indigo-twin');
  expect(counts(withOfferInstead(sale, both, offerOf(sale, 'teak-king', 'fixed'), 2))).toEqual(['2 teak-king fixed']);
});

test('whatever is chosen has a price from the first room on, and nobody is counted twice', () => {
  const wish = fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    ages: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 3 }),
    picks: fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(wish, ({ adults, ages, picks }) => {
      const sale = saleFor(adults, ages);
      const end = picks.reduce<StaySelection>((rest, pick) => {
        const next = withOffer(sale, rest, sale.offers[pick % sale.offers.length] as Offer);
        return next === 'max_rooms' ? rest : next;
      }, emptySelection);
      const basket = basketOf(sale, end);
      if (basket.kind === 'empty') throw new Error('something was chosen');
      expect(basket.bill?.total).toBeGreaterThan(0);
      const left = basket.kind === 'refused' ? [basket.left] : [];
      expect(isParty(sale.party, [...basket.rooms, ...left])).toBe(true);
    }),
  );
});

test('a room that is too small for the party has the price of those it holds', () => {
  const sale = saleFor(4);
  expect(priceOneRoom(sale, offerOf(sale, 'indigo-twin'))?.guests).toBe(2);
  expect(priceOneRoom(sale, offerOf(sale, 'teak-king'))?.guests).toBe(3);
});
