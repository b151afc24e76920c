import { expect, test } from 'vitest';
import type { GuestCounts } from '../pricing/pricing.types.ts';
import { emptySelection } from '../selection/empty-selection.ts';
import { basketOf } from './basket-of.ts';
import { hotel, hoursWith, partyOf } from './basket.fixtures.ts';
import { hourlySale, lengthsOf, type HoursOnSale } from './hourly-sale.ts';
import { priceOffer, roomsNeeded } from './price-offer.ts';
import { mostRoomsOf, withRoomCount } from './room-count.ts';

const saleOf = (guests: GuestCounts, hours: HoursOnSale) => hourlySale({ hotel, stay: { guests } }, hours);
const firstOf = (guests: GuestCounts, hours: HoursOnSale) => {
  const sale = saleOf(guests, hours);
  const [offer] = sale.offers;
  if (offer === undefined) throw new Error('nothing is on sale');
  return { sale, offer };
};
const basket = (guests: GuestCounts, hours: HoursOnSale, roomCount: number) => {
  const { sale, offer } = firstOf(guests, hours);
  return basketOf(sale, withRoomCount(sale, emptySelection, offer, roomCount));
};

test('hours are on sale from an hour that is offered, for a length that is free', () => {
  const { offer } = firstOf(partyOf(2), hoursWith(4));
  expect(offer).toMatchObject({
    room: { id: 'teak-king' },
    freeRooms: 4,
    total: 1450,
    stay: { kind: 'hours', hours: { date: '2026-11-21', startHour: 9, hours: 3, price: 1380 } },
  });
  const otherwise = [
    { ...hoursWith(4), start: null },
    { ...hoursWith(4), start: 22 },
    { ...hoursWith(4), hours: 6 },
    hoursWith(0),
  ];
  expect(otherwise.map((hours) => saleOf(partyOf(2), hours).offers)).toEqual([[], [], [], []]);
  expect(lengthsOf(hoursWith(1).prices.toReversed())).toEqual([3, 6]);
});

test('the most rooms are what is free, what the type allows, and an adult for each', () => {
  const most = (guests: GuestCounts, free: number) => {
    const { sale, offer } = firstOf(guests, hoursWith(free));
    return mostRoomsOf(sale, [], offer);
  };
  expect([most(partyOf(9), 9), most(partyOf(9), 2), most(partyOf(1), 9)]).toEqual([4, 2, 1]);
});

test('a party is placed over its rooms, and refused as it is for nights where it cannot be', () => {
  expect(basket(partyOf(4, [7]), hoursWith(4), 2)).toMatchObject({
    kind: 'ready',
    bill: null,
    addons: [],
    rooms: [{ adults: 2 }, { adults: 2 }],
  });
  expect(basket(partyOf(7), hoursWith(4), 2)).toMatchObject({ kind: 'refused', code: 'max_occupancy' });
  expect(basket(partyOf(7), hoursWith(1), 2)).toMatchObject({ kind: 'refused', code: 'max_rooms' });
  const { sale, offer } = firstOf(partyOf(2), hoursWith(4));
  const chosen = withRoomCount(sale, emptySelection, offer, 1);
  expect(basketOf(saleOf(partyOf(2), { ...hoursWith(4), start: 22 }), chosen)).toEqual({ kind: 'empty' });
});

test('a room of hours holds as many as its price is for, and extra guests where it takes them', () => {
  const priced = (of: object): HoursOnSale => ({
    ...hoursWith(4),
    prices: hoursWith(4).prices.map((price) => ({ ...price, ...of })),
  });
  const needed = (guests: GuestCounts, hours: HoursOnSale, of: object = {}) => {
    const { sale, offer } = firstOf(guests, hours);
    return roomsNeeded(sale, { ...offer, room: { ...offer.room, ...of } })?.length;
  };
  expect([1, 2, 3].map((most) => needed(partyOf(3), priced({ mostGuests: most })))).toEqual([3, 2, 1]);
  const noExtraAdult = { extraAdult: false };
  expect([partyOf(3), partyOf(2, [7])].map((party) => needed(party, priced({ basePax: 2 }), noExtraAdult))).toEqual([
    2, 1,
  ]);
});

test('as many rooms are needed as hold everyone, and only the API has their price', () => {
  const five = firstOf(partyOf(5), hoursWith(4));
  expect(roomsNeeded(five.sale, five.offer)).toHaveLength(2);
  expect(priceOffer(five.sale, five.offer)).toBeNull();
  const tight = firstOf(partyOf(5), hoursWith(1));
  expect(roomsNeeded(tight.sale, tight.offer)).toBeNull();
});
