import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { addons, availability, nightsFor, partyOf } from './basket.fixtures.ts';
import type { Sale } from './basket.types.ts';
import { addonCount, chosenAddons } from './chosen-addons.ts';
import { countedPlans } from './counted-plans.ts';
import { nightlySale } from './nightly-sale.ts';
import { priceOfPackage, withPackage } from './package-choices.ts';
import { withRoomCount } from './room-count.ts';
import { upsellOf } from './upsell.ts';
import { withAddonCount } from './with-addon-count.ts';

const [car, dinner, late] = addons;
const saleFor = (adults: number): Sale => nightlySale(nightsFor(partyOf(adults)));
const choose = (
  sale: Sale,
  before: StaySelection,
  roomTypeId: string,
  ratePlanId: string,
  count = 1,
): StaySelection => {
  const offer = sale.offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (offer === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return withRoomCount(sale, before, offer, count);
};
const ofPlans = (...plans: readonly (readonly [string, string])[]) => ({
  packageId: 'landed',
  ratePlans: plans.map(([roomTypeId, ratePlanId]) => ({ roomTypeId, ratePlanId })),
  addonIds: ['airport-car'],
});

test('each room has its own extras, and each extra its own count', () => {
  const sale = saleFor(4);
  const both = choose(sale, choose(sale, emptySelection, 'teak-king', 'fixed'), 'indigo-twin', 'fixed');
  const fed = withAddonCount(withAddonCount(both, dinner, 'teak-king', 2), dinner, 'indigo-twin', 1);
  const count = (addon: (typeof addons)[number], roomTypeId: string) => addonCount(sale, fed, addon, roomTypeId);
  expect([count(dinner, 'teak-king'), count(dinner, 'indigo-twin')]).toEqual([2, 1]);
  expect([count(late, 'teak-king'), count(late, 'indigo-twin')]).toEqual([0, 0]);
  expect(addonCount(sale, withAddonCount(fed, dinner, 'teak-king', 1), dinner, 'teak-king')).toBe(1);
  const until = withAddonCount(fed, late, 'teak-king', 1);
  expect([addonCount(sale, until, late, 'teak-king'), addonCount(sale, until, late, 'indigo-twin')]).toEqual([1, 0]);
});

test('extras of no room count nothing', () => {
  const sale = saleFor(2);
  const left = withAddonCount(withAddonCount(emptySelection, late, 'teak-king', 1), car, 'teak-king', 1);
  expect(addonCount(sale, left, late, 'teak-king')).toBe(0);
  expect(chosenAddons(sale, left)).toEqual([]);
});

test('an extra of the booking is there once, and not at all where none is wanted', () => {
  const once = withAddonCount(emptySelection, car, 'teak-king', 1);
  expect(withAddonCount(once, car, 'teak-king', 4)).toBe(once);
  expect(withAddonCount(emptySelection, car, 'teak-king', 0)).toBe(emptySelection);
  expect(withAddonCount(once, car, 'teak-king', 0)).toEqual(emptySelection);
  const guide = { ...car, addonId: 'guide' };
  const both = withAddonCount(once, guide, 'teak-king', 1);
  expect(both.selectedHotelAddons.map(({ id }) => id)).toEqual(['airport-car', 'guide']);
  const sale = saleFor(2);
  const withRoom = choose(sale, withAddonCount(emptySelection, guide, 'teak-king', 1), 'teak-king', 'fixed');
  expect(chosenAddons(sale, withRoom)).toEqual([]);
});

test('a package of several plans is one room on each', () => {
  const sale = saleFor(4);
  const packed = withPackage(sale, emptySelection, ofPlans(['teak-king', 'fixed'], ['indigo-twin', 'fixed']));
  expect(countedPlans(packed).map(({ roomTypeId, roomCount }) => [roomTypeId, roomCount])).toEqual([
    ['teak-king', 1],
    ['indigo-twin', 1],
  ]);
});

test('a package is as many rooms as the party needs, and one where the hotel does not list it or none are enough', () => {
  const count = (adults: number, roomTypeId: string) =>
    countedPlans(withPackage(saleFor(adults), emptySelection, ofPlans([roomTypeId, 'fixed'])))[0]?.roomCount;
  expect([count(2, 'sold-wing'), count(13, 'teak-king')]).toEqual([1, 1]);
  expect([count(12, 'teak-king'), count(3, 'indigo-twin')]).toEqual([4, 2]);
});

test('a package without rooms has no extras', () =>
  expect(withPackage(saleFor(2), emptySelection, ofPlans())).toMatchObject({
    selectedAddons: [],
    selectedHotelAddons: [],
  }));

test('a package has a price only where each of its plans is on sale and the party fits', () => {
  const sale = saleFor(2);
  const teak = ['teak-king', 'fixed'] as const;
  expect(priceOfPackage(sale, ofPlans(teak, ['indigo-twin', 'fixed']))?.roomCount).toBe(2);
  expect(priceOfPackage(sale, ofPlans(teak, ['skyline-suite', 'fixed']))).toBeNull();
  expect(priceOfPackage(sale, ofPlans(teak, ['indigo-twin', 'weekly']))).toBeNull();
  expect(priceOfPackage(saleFor(7), ofPlans(teak))).toBeNull();
  expect(priceOfPackage({ ...sale, terms: null }, ofPlans(teak))).toBeNull();
});

const rooms = availability.rooms.map((room) => ({ ...room, availableRooms: 4 }));
const all = nightlySale({ ...nightsFor(partyOf(2)), availability: { ...availability, rooms } });
const offered = (roomTypeId: string, ratePlanId: string, sale = all) => {
  const better = upsellOf(sale, choose(all, emptySelection, roomTypeId, ratePlanId));
  return better === null ? null : [better.offer.room.id, better.offer.plan.id];
};

test('what is offered instead is the next dearer room, whatever the order, on the same plan', () => {
  const turned = { ...all, offers: all.offers.toReversed() };
  expect(offered('teak-king', 'flexible', turned)).toEqual(['indigo-twin', 'flexible']);
  expect(offered('teak-king', 'fixed')).toEqual(['indigo-twin', 'fixed']);
  expect(offered('indigo-twin', 'flexible')).toEqual(['skyline-suite', 'flexible']);
  expect(offered('indigo-twin', 'fixed')).toBeNull();
});

test('nothing is offered instead of what is no longer on sale, has no price, or is on two plans', () => {
  expect(offered('teak-king', 'flexible', { ...all, offers: all.offers.slice(1) })).toBeNull();
  expect(offered('teak-king', 'flexible', { ...all, terms: null })).toBeNull();
  const two = choose(all, choose(all, emptySelection, 'teak-king', 'flexible'), 'teak-king', 'fixed');
  expect(upsellOf(all, two)).toBeNull();
});

test('an extra of some rooms is in them alone, one of the whole booking there once if any room has it', () => {
  const ofTwin = { roomTypeIds: ['indigo-twin'] };
  const sale: Sale = {
    ...saleFor(4),
    addons: [
      { ...car, goesWith: ofTwin },
      { ...dinner, goesWith: ofTwin },
      { ...late, addonId: 'cot' },
    ],
  };
  const packed = withPackage(sale, emptySelection, {
    ...ofPlans(['teak-king', 'fixed'], ['indigo-twin', 'fixed']),
    addonIds: ['airport-car', 'dinner', 'cot'],
  });
  expect(packed.selectedAddons.filter(({ id }) => id === 'dinner').map(({ hotelRoomId }) => hotelRoomId)).toEqual([
    'indigo-twin',
    'indigo-twin',
  ]);
  expect(chosenAddons(sale, packed).map(({ addonId, quantity }) => [addonId, quantity])).toEqual([
    ['airport-car', 1],
    ['dinner', 2],
    ['cot', 2],
  ]);
  const cot = { ...late, addonId: 'cot', goesWith: ofTwin };
  expect([addonCount(sale, packed, cot, 'teak-king'), addonCount(sale, packed, cot, 'indigo-twin')]).toEqual([0, 1]);
});

test('an extra of the booking is there once for rooms of two types', () => {
  const sale = saleFor(4);
  const both = choose(sale, choose(sale, emptySelection, 'teak-king', 'fixed'), 'indigo-twin', 'fixed');
  expect(chosenAddons(sale, withAddonCount(both, car, 'teak-king', 1)).map(({ quantity }) => quantity)).toEqual([1]);
});

test('how often an extra is had in one room says nothing of other rooms or other extras', () => {
  const nightly = [car, { ...car, addonId: 'guide' }, dinner].map((addon) => ({ ...addon, each: 'night' as const }));
  const [cars, guides, dinners] = nightly as [(typeof nightly)[0], (typeof nightly)[0], (typeof nightly)[0]];
  const wanted = [
    [cars, 'teak-king', 2],
    [guides, 'teak-king', 1],
    [dinners, 'teak-king', 3],
    [dinners, 'indigo-twin', 1],
    [cars, 'teak-king', 3],
    [dinners, 'teak-king', 2],
  ] as const;
  const had = wanted.reduce<StaySelection>(
    (rest, [addon, room, count]) => withAddonCount(rest, addon, room, count),
    emptySelection,
  );
  expect(had.selectedHotelAddons.map(({ id }) => id)).toEqual([
    'guide',
    ...Array.from({ length: 3 }, () => 'airport-car'),
  ]);
  expect(had.selectedAddons.map(({ hotelRoomId }) => hotelRoomId)).toEqual(['indigo-twin', 'teak-king', 'teak-king']);
});
