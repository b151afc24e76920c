import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStay } from '../pricing/price-stay.ts';
import { nightlyRates, roomOf, stayOf, tax } from '../pricing/stay.fixtures.ts';
import type { CancellationTier, Fee, StayPrice } from './cancellation.types.ts';
import { feeIn, feeSumOf, higherFee, isWhole, keepableOf, shareOf } from './fee.ts';
import { stayPriceOf } from '../pricing/stay-price.ts';
import { strictestTiers } from './strictest-tiers.ts';

// Shows docs/rules.md: Cancellation fees (What a fee is, First nights, Sums, Several plans).

const fee: fc.Arbitrary<Fee> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ nights: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ amount: fc.nat(90_000) }),
  fc.record({ amount: fc.nat(90_000), per: fc.constant('room' as const) }),
);
const bill = fc
  .record({
    price: fc.integer({ min: 500, max: 12_000 }),
    nights: fc.integer({ min: 1, max: 7 }),
    rooms: fc.integer({ min: 1, max: 3 }),
    off: fc.integer({ min: 0, max: 100 }),
    extra: fc.nat(5000),
  })
  .map(({ price, nights, rooms, off, extra }) =>
    priceStay(
      stayOf({
        rooms: Array.from({ length: rooms }, () => roomOf(nightlyRates(price, nights))),
        taxes: [
          tax({ id: 'vat', tax: 7, inclusive: true }),
          tax({ id: 'service', tax: 10, index: 1 }),
          tax({ id: 'city', taxType: 'fixed', tax: 300, index: 2 }),
        ],
        promotions: [{ kind: 'percent-off', id: 'off', percent: off }],
        addons: [{ addonId: 'car', name: 'Car', category: 'booking', price: extra, quantity: 1 }],
        convenienceFee: { kind: 'fixed', amount: 200 },
      }),
    ),
  );
const price = bill.map((one) => stayPriceOf(one));

describe('the fee of a stay', () => {
  // Two rooms of three nights at 100.00, 10 % off, 10 % service on top, 3.00 a night of city tax, 50.00 for a car.
  const stay = priceStay(
    stayOf({
      rooms: [roomOf(nightlyRates(10_000, 3)), roomOf(nightlyRates(10_000, 3))],
      taxes: [tax({ id: 'service', tax: 10, index: 1 }), tax({ id: 'city', taxType: 'fixed', tax: 300, index: 2 })],
      promotions: [{ kind: 'percent-off', id: 'off', percent: 10 }],
      addons: [{ addonId: 'car', name: 'Car', category: 'booking', price: 5000, quantity: 1 }],
    }),
  );
  it.each([
    ['a share', { percent: 50 }, 32_200],
    // Booking.com: "the cost of the first night"; 2 x 90.00 and 10 % of it.
    ['the first night of each room', { nights: 1 }, 19_800],
    ['the first two', { nights: 2 }, 39_600],
    ['all nights, and with them all there is', { nights: 3 }, 64_400],
    ['more nights than there are', { nights: 9 }, 64_400],
    // Mews: `AbsoluteFee`.
    ['a sum', { amount: 5000 }, 5000],
    ['a sum for each room', { amount: 5000, per: 'room' }, 10_000],
    ['a sum above the price', { amount: 900_000 }, 64_400],
  ] as const)('is %s', (_, of, sum) => {
    expect(stay.total).toBe(66_200);
    expect(feeSumOf(of, stayPriceOf(stay))).toBe(sum);
  });

  it('of nights is their part of a price that was agreed in place of the bill’s', () => {
    expect(feeSumOf({ nights: 1 }, stayPriceOf(stay, 34_000))).toBe(9900);
  });

  it('looks at what each night cost after its own discounts, and at all nights alike in bills of before', () => {
    const [room] = stay.rooms;
    const nights = room?.nights?.map((night, at) => ({ ...night, paid: at === 0 ? 5000 : 10_000 }));
    const uneven = { ...stay, rooms: room === undefined ? [] : [{ ...room, nights }] };
    expect(feeSumOf({ nights: 1 }, stayPriceOf(uneven))).toBe(11_880);
    const { nights: _, ...old } = room ?? { roomTypeId: '', ratePlanId: '', units: 3, amount: 30_000 };
    expect(feeSumOf({ nights: 1 }, stayPriceOf({ ...stay, rooms: [old, old] }))).toBe(19_800);
  });

  it('is one of hours as of one night', () => {
    const hours = priceStay(
      stayOf({
        rooms: [
          {
            ...roomOf([]),
            stay: { kind: 'hours', hours: { date: stayOf().checkIn, startHour: 9, hours: 4, price: 4000 } },
          },
        ],
        taxes: [],
      }),
    );
    expect(feeSumOf({ nights: 1 }, stayPriceOf(hours))).toBe(4000);
  });

  it('needs whole nights and sums', () => {
    const of: StayPrice = { total: 100 };
    expect(() => feeSumOf({ nights: 0 }, of)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
    expect(() => feeSumOf({ nights: 1.5 }, of)).toThrow(expect.objectContaining({ code: 'not_an_integer' }));
    expect(() => feeSumOf({ amount: -1 }, of)).toThrow(expect.objectContaining({ code: 'negative' }));
  });

  it('is nights or a sum where a share stands beside them for other readers', () => {
    expect(feeIn({ percent: 100, nights: 1 } as Fee)).toEqual({ nights: 1 });
    expect(feeIn({ percent: 100, amount: 50, per: 'room' } as Fee)).toEqual({ amount: 50, per: 'room' });
    expect(shareOf({ nights: 1 }, stayPriceOf(stay))).toBe(30.75);
  });

  it('is never above the total without the taxes that come back, and no smaller for more nights', () => {
    fc.assert(
      fc.property(price, fee, fc.nat(80_000), fc.integer({ min: 1, max: 9 }), (of, kept, agreed, nights) => {
        for (const total of [of.total, agreed]) {
          const agreedPrice = { ...of, total };
          const sum = feeSumOf(kept, agreedPrice);
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(sum).toBeLessThanOrEqual(keepableOf(agreedPrice));
          const ofNights = feeSumOf({ nights }, agreedPrice);
          expect(feeSumOf({ nights: nights + 1 }, agreedPrice)).toBeGreaterThanOrEqual(ofNights);
          expect(isWhole({ nights: nights + of.firstNights.length - 1 }, agreedPrice)).toBe(true);
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('the strictest of plans that keep different kinds', () => {
  const tiers = fc
    .uniqueArray(fc.record({ hoursBeforeCheckIn: fc.nat(6), fee }), {
      maxLength: 4,
      selector: ({ hoursBeforeCheckIn }) => hoursBeforeCheckIn,
    })
    .map((some) =>
      some
        .toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn)
        .map(({ hoursBeforeCheckIn, fee: kept }): CancellationTier => ({ hoursBeforeCheckIn, ...kept })),
    );
  const keptAt = (some: readonly CancellationTier[], hour: number, of: StayPrice): number =>
    feeSumOf(some.find(({ hoursBeforeCheckIn }) => hoursBeforeCheckIn <= hour) ?? { percent: 100 }, of);

  it('keeps at every hour what the dearest keeps of this stay', () => {
    fc.assert(
      fc.property(price, fc.array(tiers, { minLength: 1, maxLength: 3 }), (of, policies) => {
        const strictest = strictestTiers(policies, of);
        for (let hour = 0; hour <= 7; hour++)
          expect(keptAt(strictest, hour, of)).toBe(Math.max(...policies.map((some) => keptAt(some, hour, of))));
      }),
      { numRuns: 20_000 },
    );
  });

  it('is never cheaper later where none of them is', () => {
    fc.assert(
      fc.property(price, fc.array(tiers, { minLength: 1, maxLength: 3 }), (of, policies) => {
        const rises = (some: readonly CancellationTier[]): boolean =>
          [0, 1, 2, 3, 4, 5, 6].every((hour) => keptAt(some, hour, of) >= keptAt(some, hour + 1, of));
        fc.pre(policies.every(rises));
        expect(rises(strictestTiers(policies, of))).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  it('compares sums of the stay, and not kinds', () => {
    const [night, half] = [[{ hoursBeforeCheckIn: 0, nights: 1 }], [{ hoursBeforeCheckIn: 0, percent: 50 }]];
    const of = (nights: number): StayPrice =>
      stayPriceOf(priceStay(stayOf({ rooms: [roomOf(nightlyRates(1000, nights))] })));
    expect(strictestTiers([night, half], of(3))).toEqual(half);
    expect(strictestTiers([half, night], of(1))).toEqual([]);
    expect(higherFee({ nights: 1 }, { amount: 1001 }, of(3))).toEqual({ nights: 1 });
    expect(higherFee({ nights: 1 }, { amount: 1051 }, of(3))).toEqual({ amount: 1051 });
  });
});
