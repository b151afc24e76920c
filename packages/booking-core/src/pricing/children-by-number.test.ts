import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { agreedOf, sameAs, today } from '../../test/agreed.fixtures.ts';
import { localDateOf } from '../dates/local-date.ts';
import type { ChildBand, GuestCounts } from '../guests/guest-counts.types.ts';
import { pricedGuestsOf } from '../guests/priced-guests.ts';
import { agreedBillOf } from './agreed-bill.ts';
import type { AgreedStay } from './agreed-stay.types.ts';
import { changedStay } from './changed-stay.ts';
import { nightPriceFor } from './night-price.ts';
import type { NightlyRate } from './pricing.types.ts';
import { roomBasisOf } from './room-basis.ts';
import { roomOf, stayOf } from './stay.fixtures.ts';

// Shows docs/rules.md: Entities (Children by number).

const firstDay = 20_784;
/** A room for two at 100.00, of whom each is a full payer at 50.00; a further adult at 40.00. */
const room = { priceForPax: [{ pax: 2, price: 10_000 }], extraAdult: 4000, extraChild: 0 };
const at = (childBands: readonly ChildBand[]): NightlyRate => ({ date: localDateOf(firstDay), ...room, childBands });
const party = (...childAges: number[]): GuestCounts => ({ adults: 2, childAges, infants: 0 });
const priceOf = (bands: readonly ChildBand[], ...ages: number[]): number =>
  nightPriceFor(at(bands), pricedGuestsOf(party(...ages)), 'rate');

const firstFree: readonly ChildBand[] = [
  { under: 12, children: 1, price: 0 },
  { under: 12, percent: 25, percentOf: 'full-payer' },
];
const thirdFree: readonly ChildBand[] = [
  { under: 12, children: 2, percent: 50 },
  { under: 12, children: 1, price: 0 },
  { under: 12, percent: 50 },
];
const firstOfEachAge: readonly ChildBand[] = [
  { under: 6, children: 1, price: 0 },
  { under: 12, children: 1, percent: 50 },
  { under: 12, price: 2500 },
];

test.each<[string, readonly ChildBand[], number[], number]>([
  ['the first child free', firstFree, [8], 10_000],
  ['the second at 25 % of a full payer', firstFree, [8, 5], 11_250],
  ['and the third', firstFree, [8, 5, 5], 12_500],
  ['a child who is too old is none of them', firstFree, [13, 8], 14_000],
  ['two children at half a further adult', thirdFree, [8, 5], 14_000],
  ['the third free', thirdFree, [8, 5, 3], 14_000],
  ['the fourth at half', thirdFree, [8, 5, 3, 2], 16_000],
  ['the first small child free, the second as the first older one', firstOfEachAge, [4, 3], 12_000],
  ['and an older one beside them as a further one', firstOfEachAge, [9, 4, 3], 14_500],
])('%s', (_, bands, ages, price) => expect(priceOf(bands, ...ages)).toBe(price));

const someBands = fc
  .array(
    fc.record({
      under: fc.integer({ min: 1, max: 18 }),
      children: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      price: fc.integer({ min: 0, max: 3000 }),
    }),
    { maxLength: 5 },
  )
  .map((bands) => bands.toSorted((one, other) => one.under - other.under));
const age = fc.integer({ min: 0, max: 17 });

test('the price of a party is the same in whatever order its children are named, and none is cheaper with a child more', () => {
  fc.assert(
    fc.property(someBands, fc.array(age, { maxLength: 6 }), age, fc.nat(), (bands, ages, more, seed) => {
      const other = ages.toSorted((one, next) => ((one * 31 + seed) % 7) - ((next * 31 + seed) % 7));
      expect(priceOf(bands, ...other)).toBe(priceOf(bands, ...ages));
      expect(priceOf(bands, ...ages, more)).toBeGreaterThanOrEqual(priceOf(bands, ...ages));
    }),
  );
});

const agreed = (bands: readonly ChildBand[], ...ages: number[]): AgreedStay =>
  agreedOf(stayOf({ rooms: [roomOf([at(bands)], party(...ages))], taxes: [] }));
const changedTo = (stay: AgreedStay, ages: readonly number[], bands: readonly ChildBand[]): AgreedStay => {
  const same = sameAs(stay);
  const rooms = same.rooms.map((one) => ({ ...one, guests: party(...ages) }));
  const after = changedStay(stay, { ...same, rooms }, today({ rateOn: () => at(bands) }));
  if (after === null) throw new Error('not sold');
  return after;
};
const totalOf = (stay: AgreedStay): number => agreedBillOf(stay, () => []).bill.total;

describe('a change of children who pay by their number', () => {
  it('adds the next one, and takes the last one of an age away, whichever child leaves', () => {
    const one = agreed(firstFree, 8);
    const two = changedTo(one, [8, 5], firstFree);
    expect([totalOf(one), totalOf(two)]).toEqual([10_000, 11_250]);
    expect(totalOf(changedTo(two, [8], firstFree))).toBe(10_000);
    expect(totalOf(changedTo(two, [5], firstFree))).toBe(10_000);
    const three = changedTo(two, [8, 5, 3], firstFree);
    expect(totalOf(changedTo(three, [5, 3], firstFree))).toBe(11_250);
    expect(totalOf(changedTo(changedTo(three, [5, 3], firstFree), [3], firstFree))).toBe(10_000);
  });

  it('says of a child who came later what was asked of him', () => {
    const [changed] = changedTo(agreed(firstFree, 8), [8, 5], firstFree).rooms;
    expect(changed && roomBasisOf(changed)?.parts).toEqual([
      { kind: 'room', guests: 2, amount: 10_000 },
      { kind: 'child-band', guests: 1, under: 12, amount: 0 },
      { kind: 'child-band', guests: 1, under: 12, percent: 25, percentOf: 'full-payer', amount: 1250 },
    ]);
  });

  it('returns the bill to the unit for what is added and taken away again, the newest first, under any prices', () => {
    fc.assert(
      fc.property(
        someBands,
        fc.array(age, { maxLength: 3 }),
        fc.array(fc.tuple(age, someBands), { minLength: 1, maxLength: 4 }),
        (bands, ages, steps) => {
          const bills: string[] = [];
          let [stay, now] = [agreed(bands, ...ages), [...ages]];
          for (const [more, prices] of steps) {
            bills.push(JSON.stringify(agreedBillOf(stay, () => []).bill));
            now = [...now, more];
            stay = changedTo(stay, now, prices);
          }
          for (const [, prices] of steps.toReversed()) {
            now = now.slice(0, -1);
            stay = changedTo(stay, now, prices);
            expect(JSON.stringify(agreedBillOf(stay, () => []).bill)).toBe(bills.pop());
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
