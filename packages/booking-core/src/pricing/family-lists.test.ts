import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreedOf, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import type { ChildBand, GuestCounts } from '../guests/guest-counts.types.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { changedStay } from './changed-stay.ts';
import { nightPriceFor } from './night-price.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { priceRoom } from './price-room.ts';
import { priceStay } from './price-stay.ts';
import type { NightlyRate, StayToPrice } from './pricing.types.ts';
import { roomBasisOf } from './room-basis.ts';
import { roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: Entities (Guests, Promotion).

const firstDay = 20_784;
/** A house at 40 a person, 28 more for who sleeps alone, and 30 for a third adult. */
const aPerson = {
  priceForPax: [
    { pax: 1, price: 6800 },
    { pax: 2, price: 8000 },
  ],
  extraAdult: 3000,
  extraChild: 0,
};
const full = (under: number, percent: number): ChildBand => ({ under, percent, percentOf: 'full-payer' });
const inParentsRoom = [full(3, 0), full(7, 30), full(15, 50)];
const nightsAt = (rate: Omit<NightlyRate, 'date'>, nights: number): NightlyRate[] =>
  Array.from({ length: nights }, (_, at) => ({ date: localDateOf(firstDay + at), ...rate }));
const party = (adults: number, ...childAges: number[]): GuestCounts => ({ adults, childAges, infants: 0 });
const priceOf = (rate: Omit<NightlyRate, 'date'>, guests: GuestCounts): number =>
  nightPriceFor({ date: localDateOf(firstDay), ...rate }, pricedGuestsOf(guests), 'rate');

test.each([
  [party(2, 2), 8000],
  [party(2, 5), 9200],
  [party(2, 12), 10_000],
  [party(2, 5, 12), 11_200],
  [party(1, 12), 8000],
  [party(2, 16), 11_000],
])('a house at 40.00 a person, children at 0, 30 and 50 %% of a full payer: %j', (guests, price) => {
  expect(priceOf({ ...aPerson, childBands: inParentsRoom }, guests)).toBe(price);
});

test('a share of a full payer holds where a room is sold to no third adult, and says so', () => {
  const rate = { ...aPerson, extraAdult: 0, childBands: inParentsRoom };
  expect(priceOf(rate, party(2, 12))).toBe(10_000);
  const [room] = agreedOf(stayOf({ rooms: [roomOf(nightsAt(rate, 1), party(2, 12))], taxes: [] })).rooms;
  expect(room && roomBasisOf(room)?.parts).toEqual([
    { kind: 'room', guests: 2, amount: 8000 },
    { kind: 'child-band', guests: 1, under: 15, percent: 50, percentOf: 'full-payer', amount: 2000 },
  ]);
});

test('a sum for a child holds where a room is sold to no third adult', () => {
  const rate = { ...aPerson, extraAdult: 0, childBands: [{ under: 12, price: 2500 }] };
  expect(priceOf(rate, party(2, 8))).toBe(10_500);
  expect(priceOf({ ...rate, extraAdult: 2000 }, party(2, 8))).toBe(10_000);
});

const off = (per: 'room' | 'guest' | 'adult'): Promotion => ({ id: 'off', kind: 'amount-off', off: 500, per });
const stayWith = (per: 'room' | 'guest' | 'adult', guests: GuestCounts, nights = 3): StayToPrice =>
  stayOf({
    rooms: [roomOf(nightsAt({ ...aPerson, childBands: inParentsRoom }, nights), guests)],
    taxes: [],
    promotions: [off(per)],
  });

test.each([
  ['room', 1500],
  ['adult', 3000],
  ['guest', 6000],
] as const)('5.00 off each %s and night, for two adults and two children', (per, discount) => {
  const stay = stayWith(per, party(2, 5, 12));
  expect(priceStay(stay).discount).toBe(discount);
  const [room] = stay.rooms;
  if (room?.stay.kind !== 'nights') throw new Error('nights');
  expect(priceRoom(stay, room.stay.nights, room.guests, room).total).toBe(3 * 11_200 - discount);
});

test.each([
  ['guest', 1000, 2000],
  ['adult', 1000, 1500],
] as const)('a guest who leaves takes the sum off him along: %s', (per, withoutChildren, withThird) => {
  const before = agreedOf(stayWith(per, party(2, 5, 12), 1));
  const same = sameAs(before);
  const billFor = (guests: GuestCounts) => {
    const rooms = same.rooms.map((room) => ({ ...room, guests }));
    const rate = { ...aPerson, childBands: inParentsRoom };
    const after = changedStay(before, { ...same, rooms }, today({ promotions: [off(per)], rateOn: () => rate }));
    return after && agreedBillOf(after, () => []).bill;
  };
  expect(billFor(party(2))).toMatchObject({ discount: withoutChildren, total: 8000 - withoutChildren });
  expect(billFor(party(3, 12))).toMatchObject({ discount: withThird });
});

test('a night more of a sum off each night has it once', () => {
  const before = agreedOf(stayWith('room', party(2), 3));
  const same = sameAs(before);
  const rooms = same.rooms.map((room) => ({ ...room, dates: [...room.dates, localDateOf(firstDay + 3)] }));
  const after = changedStay(before, { ...same, rooms }, today({ promotions: [off('room')], rateOn: () => aPerson }));
  expect(after && agreedBillOf(after, () => []).bill.discount).toBe(2000);
});

const together: Promotion = { id: 'two', kind: 'percent-off', percent: 10, minRooms: 2 };
const house = roomOf(nightsAt({ ...aPerson }, 2), party(2));

test('10 % off two houses holds for two, and goes when one of them goes', () => {
  const stayFor = (count: number) =>
    stayOf({ rooms: Array.from({ length: count }, () => house), taxes: [], promotions: [together] });
  expect([1, 2, 3].map((count) => priceStay(stayFor(count)).discount)).toEqual([0, 3200, 4800]);
  const before = agreedOf(stayFor(2));
  const same = sameAs(before);
  const one = changedStay(before, { ...same, rooms: same.rooms.slice(1) }, today());
  expect(one && agreedBillOf(one, () => []).bill).toMatchObject({ discount: 0, total: 16_000 });
});

test('children at a share of a full payer cost that share of half the room for two, and no more than adults do', () => {
  fc.assert(
    fc.property(
      fc.record({
        two: fc.integer({ min: 0, max: 50_000 }),
        extraAdult: fc.integer({ min: 1, max: 50_000 }),
        percent: fc.integer({ min: 0, max: 100 }),
        children: fc.integer({ min: 0, max: 3 }),
      }),
      ({ two, extraAdult, percent, children }) => {
        const rate = {
          priceForPax: [{ pax: 2, price: two }],
          extraAdult,
          extraChild: 0,
          childBands: [full(18, percent)],
        };
        const each = Math.floor((two * percent + 100) / 200);
        const ages = Array.from({ length: children }, () => 9);
        expect(priceOf(rate, party(2, ...ages))).toBe(two + Math.min(children * each, children * extraAdult));
      },
    ),
    { numRuns: 20_000 },
  );
});
