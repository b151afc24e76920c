import { expect, test } from 'vitest';
import { emptySelection } from '../selection/empty-selection.ts';
import type { StaySelection } from '../selection/selection.types.ts';
import { addons, nightsFor, partyOf } from './basket.fixtures.ts';
import type { Offer, Sale } from './basket.types.ts';
import { withOffer, withOfferInstead } from './choose-offer.ts';
import { countedPlans } from './counted-plans.ts';
import { nightlySale } from './nightly-sale.ts';
import { withPackage } from './package-choices.ts';
import { mostRoomsOf, settled, withRoomCount } from './room-count.ts';
import { withAddonCount } from './with-addon-count.ts';

type Wish = readonly [roomCount: number, roomTypeId: string, ratePlanId: string];

const offerOf = ({ offers }: Sale, roomTypeId: string, ratePlanId: string): Offer => {
  const found = offers.find(({ room, plan }) => room.id === roomTypeId && plan.id === ratePlanId);
  if (found === undefined) throw new Error(`no offer ${roomTypeId} ${ratePlanId}`);
  return found;
};
const saleFor = (adults: number): Sale => nightlySale(nightsFor(partyOf(adults)));
const chosen = (sale: Sale, ...wishes: readonly Wish[]): StaySelection =>
  wishes.reduce<StaySelection>(
    (rest, [count, room, plan]) => withRoomCount(sale, rest, offerOf(sale, room, plan), count),
    emptySelection,
  );
const counts = (selection: StaySelection | 'max_rooms'): Wish[] | 'max_rooms' =>
  selection === 'max_rooms'
    ? selection
    : countedPlans(selection).map(({ roomTypeId, ratePlanId, roomCount }) => [roomCount, roomTypeId, ratePlanId]);

test('the first room chosen comes as often as the party needs it, and once where it never holds everyone', () => {
  const first = (adults: number) =>
    counts(withOffer(saleFor(adults), emptySelection, offerOf(saleFor(2), 'teak-king', 'fixed')));
  expect([2, 5, 9].map(first)).toEqual([
    [[1, 'teak-king', 'fixed']],
    [[2, 'teak-king', 'fixed']],
    [[1, 'teak-king', 'fixed']],
  ]);
});

const twins: readonly Wish[] = [
  [2, 'indigo-twin', 'flexible'],
  [1, 'indigo-twin', 'fixed'],
];
const mixed: readonly Wish[] = [
  [2, 'teak-king', 'fixed'],
  [1, 'indigo-twin', 'fixed'],
];

test.each([
  [4, twins, [...twins.slice(0, 1), [2, 'indigo-twin', 'fixed']]],
  [6, mixed, [...mixed.slice(0, 1), [2, 'indigo-twin', 'fixed']]],
  [8, [[3, 'indigo-twin', 'fixed']], [[4, 'indigo-twin', 'fixed']]],
  [9, [[4, 'indigo-twin', 'fixed']], 'max_rooms'],
] as const)('%i adults who have %j and want one more twin have %j', (adults, before, after) => {
  const sale = saleFor(adults);
  expect(counts(withOffer(sale, chosen(sale, ...before), offerOf(sale, 'indigo-twin', 'fixed')))).toEqual(after);
});

test('a plan has as many rooms as were asked for, whatever the other plans have', () => {
  const sale = saleFor(9);
  const [first] = twins;
  expect(counts(chosen(sale, ...twins, [2, 'indigo-twin', 'fixed']))).toEqual([first, [2, 'indigo-twin', 'fixed']]);
  expect(counts(chosen(sale, ...twins, [0, 'indigo-twin', 'fixed']))).toEqual([first]);
  expect(counts(chosen(sale, ...mixed, [2, 'indigo-twin', 'fixed']))).toEqual([mixed[0], [2, 'indigo-twin', 'fixed']]);
});

test('a plan has fewer rooms as well, and keeps its place', () => {
  const sale = saleFor(9);
  const three: Wish = [3, 'teak-king', 'fixed'];
  const after = (count: number) =>
    counts(chosen(sale, three, [1, 'indigo-twin', 'fixed'], [count, 'teak-king', 'fixed']));
  expect([after(1), after(0)]).toEqual([
    [
      [1, 'teak-king', 'fixed'],
      [1, 'indigo-twin', 'fixed'],
    ],
    [[1, 'indigo-twin', 'fixed']],
  ]);
});

test('a room of a second type stands beside the first, each with who sleeps in it', () => {
  const sale = saleFor(5);
  expect(chosen(sale, [1, 'teak-king', 'fixed'], [1, 'indigo-twin', 'fixed']).selectedRooms).toMatchObject([
    { id: 'teak-king', guests: [{ adults: 3 }] },
    { id: 'indigo-twin', guests: [{ adults: 2 }] },
  ]);
});

test('the most rooms are what the type allows, what is free and one for each adult, less those chosen', () => {
  const most = (adults: number, ...plans: readonly Wish[]): number => {
    const sale = saleFor(adults);
    const others = plans.map(([roomCount, roomTypeId, ratePlanId]) => ({ roomTypeId, ratePlanId, roomCount }));
    return mostRoomsOf(sale, others, offerOf(sale, 'indigo-twin', 'fixed'));
  };
  expect(most(9, [1, 'indigo-twin', 'flexible'])).toBe(3);
  expect(most(9, [2, 'teak-king', 'fixed'])).toBe(4);
  expect(most(3, [1, 'teak-king', 'fixed'])).toBe(2);
  expect(most(1, [2, 'teak-king', 'fixed'])).toBe(0);
});

test('choosing rooms by hand ends a package, and asking for what is there does not', () => {
  const sale = saleFor(3);
  const ratePlans = [{ roomTypeId: 'teak-king', ratePlanId: 'flexible' }];
  const packed = withPackage(sale, emptySelection, { packageId: 'landed', ratePlans, addonIds: [] });
  const teak = offerOf(sale, 'teak-king', 'flexible');
  expect(withRoomCount(sale, packed, teak, 1).selectedPackage?.id).toBe('landed');
  expect(withRoomCount(sale, packed, offerOf(sale, 'indigo-twin', 'fixed'), 0).selectedPackage?.id).toBe('landed');
  expect(withRoomCount(sale, packed, teak, 2).selectedPackage).toBeNull();
});

test('extras of a room that is no longer chosen go, also in a visit that came back without its rooms', () => {
  const sale = saleFor(2);
  const [car, dinner] = addons;
  const fed = withAddonCount(chosen(sale, [1, 'teak-king', 'fixed']), dinner, 'teak-king', 2);
  const cameBack = { ...withAddonCount(fed, car, 'teak-king', 1), selectedRooms: [] };
  expect(settled(sale, cameBack)).toMatchObject({ selectedAddons: fed.selectedAddons, selectedHotelAddons: [{}] });
  const without = settled(sale, { ...cameBack, selectedRatePlans: [] });
  expect(without).toMatchObject({ selectedAddons: [], selectedHotelAddons: [] });
  expect(settled(sale, { ...emptySelection, selectedHotelAddons: cameBack.selectedHotelAddons })).toEqual(
    emptySelection,
  );
  const known = settled(sale, { ...fed, selectedAddons: [], selectedRatePlans: [] });
  expect(known).toMatchObject({ selectedRooms: [], updatedRoomCount: {} });
});

test('another room instead of those of a visit that came back is the only one', () => {
  const sale = saleFor(2);
  const cameBack = { ...chosen(sale, [1, 'teak-king', 'fixed']), selectedRooms: [] };
  const twin = withOfferInstead(sale, cameBack, offerOf(sale, 'indigo-twin', 'fixed'), 1);
  expect(counts(twin)).toEqual([[1, 'indigo-twin', 'fixed']]);
});
