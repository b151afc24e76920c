import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import { firstDay, rateAt, sameAs, today } from '../../test/agreed.fixtures.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { agreedStayOf } from './agreed-stay.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changedStay } from './changed-stay.ts';
import type { PricesToday } from './changed-stay.types.ts';
import { priceStay } from './price-stay.ts';
import { nightlyRates, roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: States and selection (Prices by season); What was agreed (A change).

const dates = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => localDateOf(firstDay + from + at));
type PriceOn = (night: number) => number;
const nightsOf = (from: number, count: number, priceOn: PriceOn) =>
  dates(from, count).map((date, at) => ({ date, price: priceOn(from + at) }));
const booked = (count: number, quantity: number, priceOn: PriceOn): AgreedStay => {
  const stay = stayOf({
    rooms: [roomOf(nightlyRates(1000, count, firstDay), { adults: 2, childAges: [], infants: 0 })],
    addons: [
      { addonId: 'dog', name: 'Dog', category: 'booking', price: 9999, nights: nightsOf(0, count, priceOn), quantity },
    ],
  });
  return agreedStayOf(stay, priceStay(stay), '');
};
const extrasOf = (stay: AgreedStay | null) => stay && agreedBillOf(stay, () => []).bill.addonsTotal;
const change = (stay: AgreedStay, from: number, count: number, quantity: number, addonOf: PricesToday['addonOf']) => {
  const same = sameAs(stay);
  const wanted = {
    ...same,
    rooms: same.rooms.map((room) => ({ ...room, dates: dates(from, count) })),
    addons: [{ addonId: 'dog', quantity }],
  };
  return changedStay(stay, wanted, today({ rateOn: () => rateAt(1000), addonOf }));
};
const soldAt =
  (from: number, count: number, priceOn: PriceOn): PricesToday['addonOf'] =>
  (addonId) => ({ addonId, name: 'Dog', category: 'booking', price: 9999, nights: nightsOf(from, count, priceOn) });

const bySeason: PriceOn = (night) => (night < 2 ? 300 : 400);
const twice: PriceOn = (night) => 2 * bySeason(night);

it('each night costs its own price, and of fewer than a full number the first nights have one more', () => {
  expect(extrasOf(booked(4, 4, bySeason))).toBe(1400);
  expect(extrasOf(booked(4, 8, bySeason))).toBe(2800);
  expect(extrasOf(booked(4, 3, bySeason))).toBe(1000);
  expect(extrasOf(booked(4, 5, bySeason))).toBe(1700);
});

it('a night more costs the price of its day and season, at either end', () => {
  const stay = booked(4, 4, bySeason);
  expect(extrasOf(change(stay, 0, 5, 5, soldAt(0, 5, twice)))).toBe(1400 + 800);
  expect(extrasOf(change(stay, -1, 5, 5, soldAt(-1, 5, twice)))).toBe(1400 + 600);
  expect(extrasOf(change(booked(4, 8, bySeason), 0, 5, 10, soldAt(0, 5, twice)))).toBe(2800 + 1600);
});

it('a night less takes along what was for it, and what stays lies evenly', () => {
  const stay = booked(4, 4, bySeason);
  expect(extrasOf(change(stay, 0, 3, 3, soldAt(0, 3, twice)))).toBe(1000);
  expect(extrasOf(change(stay, 1, 3, 3, soldAt(1, 3, twice)))).toBe(1100);
  expect(extrasOf(change(booked(4, 8, bySeason), 0, 4, 4, soldAt(0, 4, twice)))).toBe(1400);
});

it('on other nights it costs their price today, and what was agreed where it is sold no more', () => {
  const stay = booked(4, 4, bySeason);
  expect(extrasOf(change(stay, 10, 4, 4, soldAt(10, 4, twice)))).toBe(3200);
  expect(extrasOf(change(stay, 1, 4, 4, soldAt(1, 4, twice)))).toBe(1100 + 800);
  expect(extrasOf(change(stay, 1, 4, 4, () => null))).toBe(1400);
  expect(change(stay, 0, 5, 5, () => null)).toBeNull();
});

it('whatever a stay has of it: the bill is that of the quote, and what comes and goes leaves it as it was', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 5, maxLength: 5 });
  const on =
    (all: readonly number[]): PriceOn =>
    (night) =>
      all[(night + 10) % all.length] ?? 0;
  const more = fc.record({ before: fc.nat(2), after: fc.nat(2), quantity: fc.nat(9), prices });
  fc.assert(
    fc.property(
      fc.record({ count: fc.integer({ min: 1, max: 5 }), quantity: fc.nat(12), prices }),
      fc.array(more, { minLength: 1, maxLength: 4 }),
      ({ count, quantity, prices: first }, steps) => {
        let stay = booked(count, quantity, on(first));
        const quoted = Array.from({ length: quantity }, (_, at) => on(first)(at % count)).reduce(
          (sum, one) => sum + one,
          0,
        );
        expect(extrasOf(stay)).toBe(quoted);
        let [from, nights, has] = [0, count, quantity];
        const before: (() => readonly [number | null, AgreedStay | null])[] = [];
        for (const step of steps) {
          const [was, at, of, had] = [extrasOf(stay), from, nights, has];
          before.push(() => [was, change(stay, at, of, had, soldAt(at, of, on(step.prices)))]);
          from -= step.before;
          nights += step.before + step.after;
          has += step.quantity;
          const after = change(stay, from, nights, has, soldAt(from, nights, on(step.prices)));
          expect(change(after as AgreedStay, from, nights, has, () => null)).toEqual(after);
          stay = after as AgreedStay;
        }
        for (const back of before.toReversed()) {
          const [was, after] = back();
          expect(extrasOf(after)).toBe(was);
          stay = after as AgreedStay;
        }
      },
    ),
    { numRuns: 400 },
  );
});
