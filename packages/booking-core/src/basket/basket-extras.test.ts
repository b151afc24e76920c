import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { basketOf } from './basket-of.ts';
import { addons, nightsFor, partyOf } from './basket.fixtures.ts';
import { addonCount, chosenAddons } from './chosen-addons.ts';
import { countedPlans } from './counted-plans.ts';
import { nightlySale } from './nightly-sale.ts';
import { priceOfPackage, withoutPackage, withPackage } from './package-choices.ts';
import { withRoomCount } from './room-count.ts';
import { guestsIn } from './rooms-of.ts';
import { upsellOf } from './upsell.ts';
import { withAddonCount } from './with-addon-count.ts';

const [car, dinner, late] = addons;
const sale = nightlySale(nightsFor(partyOf(3, [9], 1)));
const choose = (roomTypeId: string, roomCount: number, before: StaySelection = emptySelection): StaySelection => {
  const offer = sale.offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === 'flexible');
  if (offer === undefined) throw new Error(`no offer ${roomTypeId}`);
  return withRoomCount(sale, before, offer, roomCount);
};
const twoTeak = choose('teak-king', 2);

test('an extra counts people, rooms, or once, and never more people than sleep in its rooms', () => {
  const all = withAddonCount(
    withAddonCount(withAddonCount(twoTeak, car, 'teak-king', 4), dinner, 'teak-king', 9),
    late,
    'teak-king',
    1,
  );
  expect(chosenAddons(sale, all).map(({ addonId, quantity }) => [addonId, quantity])).toEqual([
    ['airport-car', 1],
    ['dinner', 4],
    ['late-checkout', 2],
  ]);
  expect(basketOf(sale, all)).toMatchObject({ kind: 'ready', bill: { addonsTotal: 1400 + 4 * 650 + 2 * 1200 } });
  expect(withAddonCount(all, dinner, 'teak-king', 0).selectedAddons.map(({ id }) => id)).toEqual(['late-checkout']);
  expect(chosenAddons(sale, withAddonCount(all, car, 'teak-king', 0))).toHaveLength(2);
});

test('an extra of each night counts nights, and goes as far as guests, rooms and nights do', () => {
  const nightly = addons.map((addon) => ({ ...addon, each: 'night' as const }));
  const party = partyOf(3, [9], 1);
  const byNight = nightlySale({ ...nightsFor(party), addons: nightly });
  const counts = byNight.addons.reduce((chosen, addon) => withAddonCount(chosen, addon, 'teak-king', 99), twoTeak);
  expect(chosenAddons(byNight, counts).map(({ addonId, quantity }) => [addonId, quantity])).toEqual([
    ['airport-car', 3],
    ['dinner', 12],
    ['late-checkout', 6],
  ]);
  const some = byNight.addons.reduce((chosen, addon) => withAddonCount(chosen, addon, 'teak-king', 2), counts);
  expect(chosenAddons(byNight, some).map(({ quantity }) => quantity)).toEqual([2, 2, 2]);
  expect(basketOf(byNight, some)).toMatchObject({ bill: { addonsTotal: 2 * (1400 + 650 + 1200) } });
});

test('an extra that has to be ordered earlier is not on offer', () => {
  const ordered = (daysAhead: number): number =>
    nightlySale({ ...nightsFor(partyOf(2)), addons: addons.map((addon) => ({ ...addon, daysAhead })) }).addons.length;
  expect([ordered(7), ordered(8)]).toEqual([3, 0]);
});

test('everyone is counted while too few rooms are chosen, infants left out', () => {
  expect(guestsIn(sale, choose('teak-king', 1), 'teak-king')).toBe(4);
  expect(guestsIn(sale, twoTeak, 'indigo-twin')).toBe(0);
});

test('a room type that goes takes its extras along, and the last one those of the booking', () => {
  const both = withAddonCount(
    withAddonCount(choose('indigo-twin', 1, twoTeak), late, 'indigo-twin', 1),
    car,
    'teak-king',
    1,
  );
  const without = choose('indigo-twin', 0, both);
  expect(addonCount(sale, both, late, 'indigo-twin')).toBe(1);
  expect(chosenAddons(sale, without).map(({ addonId }) => addonId)).toEqual(['airport-car']);
  expect(choose('teak-king', 0, without)).toMatchObject({
    selectedHotelAddons: [],
    selectedAddons: [],
    selectedRooms: [],
  });
});

const landed = {
  packageId: 'landed',
  ratePlans: [{ roomTypeId: 'teak-king', ratePlanId: 'flexible' }],
  addonIds: ['dinner', 'airport-car'],
};

test('a package is its rooms for everyone and its extras for everyone in them, at their own prices', () => {
  const chosen = withPackage(sale, twoTeak, landed);
  expect(countedPlans(chosen)).toEqual([{ roomTypeId: 'teak-king', ratePlanId: 'flexible', roomCount: 2 }]);
  const basket = basketOf(sale, chosen);
  expect(basket).toMatchObject({ kind: 'ready', addons: [{ quantity: 1 }, { quantity: 4 }] });
  expect(priceOfPackage(sale, landed)).toEqual({
    total: basket.kind === 'ready' ? basket.bill?.total : undefined,
    roomCount: 2,
  });
  expect(withoutPackage(sale, chosen)).toMatchObject({
    selectedPackage: null,
    selectedRatePlans: [],
    selectedAddons: [],
  });
  const taken = { ...landed, ratePlans: [{ roomTypeId: 'skyline-suite', ratePlanId: 'flexible' }] };
  expect(priceOfPackage(sale, taken)).toBeNull();
});

test('a dearer room at the same plan is offered instead, where one type holds everyone', () => {
  const two = nightlySale(nightsFor(partyOf(2)));
  const [teak] = two.offers;
  if (teak === undefined) throw new Error('nothing is on sale');
  const chosen = withRoomCount(two, emptySelection, teak, 1);
  expect(upsellOf(two, chosen)).toMatchObject({ offer: { room: { id: 'indigo-twin' } }, roomCount: 1, more: 1260 });
  expect(upsellOf(two, emptySelection)).toBeNull();
  expect(upsellOf(two, withRoomCount(two, chosen, teak, 2))).toBeNull();
  expect(upsellOf(sale, withPackage(sale, emptySelection, landed))).toBeNull();
});
