import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDateOf } from '../dates/local-date.ts';
import { agreedOf, firstDay, sameAs, today } from '../../test/agreed.fixtures.ts';
import { addition, booked, day, pricesOn, taxDays, withMore } from '../../test/walks.fixtures.ts';
import { agreedBillOf } from './agreed-bill.ts';
import { atAgreedPrice } from './agreed-price.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changedStay } from './changed-stay.ts';
import type { WantedStay } from './changed-stay.types.ts';
import { allParts } from './night-parts.ts';
import { roomOf, stayOf, tax } from './stay.fixtures.ts';

// Shows docs/rules.md: What was agreed (A change).

const numRuns = 400;
const taxesOf = (name: string) => taxDays[name] ?? [];
/** What is compared of a bill: rooms may stand in another order. */
const figures = (stay: AgreedStay | null) => {
  if (stay === null) return null;
  const { bill, total } = agreedBillOf(stay, taxesOf);
  const { rooms, taxes, discounts, ...rest } = bill;
  const alike = <Value>(values: readonly Value[]): string[] => values.map((one) => JSON.stringify(one)).toSorted();
  const lines = taxes.map(({ taxId, rate, inclusive, base, amount }) => [taxId, rate, inclusive, base, amount]);
  return { ...rest, total, discounts: alike(discounts), taxes: alike(lines), rooms: alike(rooms) };
};
const shuffled = (wanted: WantedStay, isReversed: boolean): WantedStay => ({
  ...wanted,
  rooms: (isReversed ? wanted.rooms.toReversed() : wanted.rooms).map((room) => ({
    ...room,
    guests: isReversed ? { ...room.guests, childAges: room.guests.childAges.toReversed() } : room.guests,
  })),
});

const step = fc.record({
  more: addition,
  on: day,
  back: day,
  isReversed: fc.boolean(),
  price: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 90_000 }) },
  ),
});

it('what is added and taken away again, the newest first, leaves the bill as it was', () => {
  fc.assert(
    fc.property(booked, fc.array(step, { minLength: 1, maxLength: 6 }), (first, steps) => {
      let stay = first;
      const before: AgreedStay[] = [];
      for (const { more, on, price } of steps) {
        if (price !== null) {
          // Another price is of all that there is: what came before it goes at that price.
          stay = atAgreedPrice(stay, price, taxesOf);
          before.length = 0;
        }
        const wanted = withMore(stay, more);
        const after = changedStay(stay, wanted, pricesOn(on, wanted));
        expect(after).not.toBeNull();
        before.push(stay);
        stay = after as AgreedStay;
      }
      for (const { back, isReversed } of steps.slice(-before.length).toReversed()) {
        const was = before.pop() as AgreedStay;
        const wanted = shuffled(sameAs(was), isReversed);
        const after = changedStay(stay, wanted, pricesOn(back, wanted));
        expect(figures(after)).toEqual(figures(was));
        stay = after as AgreedStay;
      }
    }),
    { numRuns, endOnFailure: true },
  );
});

const sumOfParts = (stay: AgreedStay): number =>
  stay.rooms.flatMap(({ nights }) => nights).reduce((sum, { price }) => sum + price, 0);

it('whatever comes and goes, in whatever order, no part and no total is below nothing', () => {
  fc.assert(
    fc.property(booked, fc.array(step, { minLength: 1, maxLength: 6 }), (first, steps) => {
      const seen = [first];
      let stay = first;
      for (const { more, on, isReversed, price } of steps) {
        if (price !== null) stay = atAgreedPrice(stay, price, taxesOf);
        const goal = isReversed ? (seen[more.room % seen.length] as AgreedStay) : stay;
        const wanted = isReversed ? shuffled(sameAs(goal), true) : withMore(goal, more);
        const after = changedStay(stay, wanted, pricesOn(on, wanted));
        if (after === null) continue;
        stay = after;
        seen.push(stay);
        const nights = stay.rooms.flatMap((room) => room.nights);
        for (const part of nights.flatMap(allParts)) expect(part.price).toBeGreaterThanOrEqual(0);
        const { bill, total } = agreedBillOf(stay, taxesOf);
        expect(total).toBeGreaterThanOrEqual(0);
        expect([bill.roomsTotal, bill.discount + bill.additionalDiscount <= bill.roomsTotal]).toEqual([
          sumOfParts(stay),
          true,
        ]);
        expect(changedStay(stay, sameAs(stay), pricesOn(on, sameAs(stay)))).toEqual(stay);
      }
    }),
    { numRuns, endOnFailure: true },
  );
});

const night = (extraAdult: number) => ({ priceForPax: [{ pax: 2, price: 10_000 }], extraAdult, extraChild: 0 });
it.each([
  ['cheaper than it was', 1000, [11_000, 10_000, 12_000, 10_000]],
  ['dearer', 8000, [18_000, 10_000, 26_000, 10_000]],
])('a guest more, where one is %s, goes at the price at which he came', (_, extraAdult, totals) => {
  const date = localDateOf(firstDay);
  let stay = agreedOf(stayOf({ rooms: [roomOf([{ date, ...night(4000) }])], taxes: [] }));
  const found = [3, 2, 4, 2].map((adults) => {
    const wanted = {
      rooms: sameAs(stay).rooms.map((room) => ({ ...room, guests: { ...room.guests, adults } })),
      addons: [],
    };
    stay = changedStay(stay, wanted, today({ rateOn: () => night(extraAdult) })) as AgreedStay;
    return agreedBillOf(stay, () => []).total;
  });
  expect(found).toEqual(totals);
});

it.each([
  [31_690, 0],
  [25, 4600],
])('another price, %i, is the same after a night more and a night less', (price, car) => {
  const taxes = [
    tax({ id: 'vat', tax: 7, index: 1 }),
    tax({ id: 'city', taxType: 'fixed', tax: 400, per: 'person', index: 2 }),
  ];
  const rate = { priceForPax: [{ pax: 2, price: 13_966 }], extraAdult: 0, extraChild: 0 };
  const stay = stayOf({
    rooms: [roomOf([0, 1].map((at) => ({ date: localDateOf(firstDay + at), ...rate })))],
    taxes,
    addons: [{ addonId: 'car', name: 'Car', category: 'booking', price: car, quantity: 1 }],
  });
  const agreed = atAgreedPrice(agreedOf(stay), price, () => taxes);
  const same = sameAs(agreed);
  const longer = {
    ...same,
    rooms: same.rooms.map((room) => ({ ...room, dates: [...room.dates, localDateOf(firstDay + 2)] })),
  };
  const more = changedStay(agreed, longer, today({ rateOn: () => rate })) as AgreedStay;
  const less = changedStay(more, same, today()) as AgreedStay;
  expect(less).toEqual(agreed);
  expect(agreedBillOf(less, () => taxes).total).toBe(price);
});
