import { expect, test } from 'vitest';
import { addonsFor } from './addons-for.ts';
import { addons, availability, hotel, hoursWith, nightsFor, partyOf } from './basket.fixtures.ts';
import { hourlySale, lengthsOf, type HoursOnSale } from './hourly-sale.ts';
import { nightlySale } from './nightly-sale.ts';
import { mostOfOffer, priceOffer, priceOneRoom } from './price-offer.ts';

const guests = partyOf(2);
const price = { roomTypeId: 'teak-king', ratePlanId: 'fixed', hours: 3, priceBeforeTax: 1380, total: 1450 };
const free = { roomTypeId: 'teak-king', lengths: [{ hours: 3, availableRooms: 4 }] };
const hours = (fields: Partial<HoursOnSale>) =>
  hourlySale({ hotel, stay: { guests } }, { ...hoursWith(4), ...fields }).offers.map(
    ({ room, plan, freeRooms, total }) => [room.id, plan.id, freeRooms, total],
  );
const nights = (fields: object) => nightlySale({ ...nightsFor(guests), availability: { ...availability, ...fields } });

test('of the lengths that are free only the one chosen is on sale', () => {
  expect(hours({})).toEqual([['teak-king', 'fixed', 4, 1450]]);
  const lengths = [...free.lengths, { hours: 6, availableRooms: 1 }];
  const slots = [{ hour: 9, isOffered: true, rooms: [{ ...free, lengths }] }];
  expect(hours({ slots, hours: 6 })).toEqual([['teak-king', 'fixed', 1, 2520]]);
  expect(hours({ slots, hours: 12 })).toEqual([]);
});

test('nothing is on sale from an hour that the hotel does not have', () => {
  expect(hours({ start: 10 })).toEqual([]);
  expect(hours({ slots: [] })).toEqual([]);
});

test('each room type has the hours that are free in it', () => {
  const twin = { roomTypeId: 'indigo-twin', lengths: [{ hours: 3, availableRooms: 1 }] };
  const prices = [price, { ...price, roomTypeId: 'indigo-twin', total: 990 }];
  const slots = (...rooms: HoursOnSale['slots'][number]['rooms']) => [{ hour: 9, isOffered: true, rooms }];
  expect(hours({ prices, slots: slots(free, twin) })).toEqual([
    ['teak-king', 'fixed', 4, 1450],
    ['indigo-twin', 'fixed', 1, 990],
  ]);
  expect(hours({ prices, slots: slots(twin) })).toEqual([['indigo-twin', 'fixed', 1, 990]]);
});

test('hours of a room or of a plan that the hotel does not list are not on sale', () => {
  const slots = [{ hour: 9, isOffered: true, rooms: [free, { ...free, roomTypeId: 'sold-wing' }] }];
  const prices = [
    { ...price, roomTypeId: 'sold-wing' },
    { ...price, ratePlanId: 'of-another-hotel' },
  ];
  expect(hours({ prices, slots })).toEqual([]);
});

test('lengths are in the order of hours, each once', () =>
  expect(lengthsOf([12, 3, 6, 3].map((length) => ({ ...price, hours: length })))).toEqual([3, 6, 12]));

test('nights of a room that the hotel does not list are not on sale, nor anything that could not be read', () => {
  const [teak] = availability.rooms;
  expect(nights({ rooms: [{ ...teak, roomTypeId: 'sold-wing' }] }).offers).toEqual([]);
  expect(nightlySale({ ...nightsFor(guests), availability: null }).offers).toEqual([]);
});

test('each plan that the hotel lists is on sale in its room, and no room of which none is free', () =>
  expect(nights({}).offers.map(({ room, plan, freeRooms }) => [room.id, plan.id, freeRooms])).toEqual([
    ['teak-king', 'flexible', 2],
    ['teak-king', 'fixed', 2],
    ['indigo-twin', 'fixed', 6],
    ['indigo-twin', 'flexible', 6],
  ]));

test('extras of nights are on sale where no room is, or nothing could be read', () => {
  const [car] = addons;
  const ruled = [
    { ...car, addonId: 'breakfast', goesWith: { stay: 'nights' as const } },
    { ...car, addonId: 'shower', goesWith: { stay: 'hours' as const } },
  ];
  const extras = (read: typeof availability | null) =>
    nightlySale({ ...nightsFor(guests), addons: ruled, availability: read }).addons.map(({ addonId }) => addonId);
  expect([extras({ ...availability, rooms: [] }), extras(null)]).toEqual([['breakfast'], ['breakfast']]);
});

test('an extra that is ordered ahead is on sale while nobody knows what day it is, and had once comes as it is', () => {
  const ahead = { ...addons[1], daysAhead: 3 };
  expect(addonsFor([ahead], { kind: 'nights', checkIn: availability.checkIn })).toEqual([ahead]);
});

test('the most rooms of one offer are what it allows, what is free, and one for each adult', () => {
  const most = (adults: number, freeRooms: number): number[] =>
    nights({})
      .offers.slice(0, 1)
      .map((offer) => mostOfOffer({ party: partyOf(adults, [7, 4]) }, { ...offer, freeRooms }));
  expect([most(9, 6), most(9, 2), most(1, 6)]).toEqual([[4], [2], [1]]);
});

test('a sale has no extras unless they are given', () => {
  expect(hourlySale({ hotel, stay: { guests } }, hoursWith(4))).toMatchObject({ addons: [], terms: null });
  expect(nightlySale({ hotel, availability, stay: { guests } }).addons).toEqual([]);
});

test('one room has the price of those whom it holds, children counted and infants not', () => {
  const sale = nightlySale(nightsFor(partyOf(2, [7], 1)));
  const [teak] = sale.offers;
  if (teak === undefined) throw new Error('nothing is on sale');
  expect(priceOneRoom(sale, teak)).toMatchObject({ guests: 3, total: priceOffer(sale, teak)?.total });
  expect(priceOneRoom({ ...sale, terms: null }, teak)).toBeNull();
  const forFour = { ...teak, room: { ...teak.room, minPax: 4, maxPax: 4 } };
  expect(priceOneRoom(sale, forFour)).toBeNull();
  expect(priceOffer(sale, forFour)).toBeNull();
});
