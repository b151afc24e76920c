import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceStay } from './price-stay.ts';
import { priceRoom, pricesForPax, roomPricer } from './price-room.ts';
import { indianTaxes, nightlyRates, roomOf, stayOf, tax } from './stay.fixtures.ts';

describe('the worked example of the checkout page', () => {
  const bill = priceStay(
    stayOf({
      promotions: [{ id: 'long-stay', kind: 'flat-above', above: 15_000, off: 1000 }],
      addons: [{ addonId: 'airport-car', name: 'Airport car, one way', category: 'booking', price: 1400, quantity: 1 }],
      advance: { kind: 'fixed', amount: 5000 },
    }),
  );

  it('prices three nights of 6,200 with 1,000 off above 15,000 and the airport car at 19,880', () => {
    expect(bill.roomsTotal).toBe(18_600);
    expect(bill.discount).toBe(1000);
    expect(bill.taxes.map(({ taxId, base, amount }) => ({ taxId, base, amount }))).toEqual([
      { taxId: 'CGST', base: 17_600, amount: 440 },
      { taxId: 'SGST', base: 17_600, amount: 440 },
    ]);
    expect(bill.addonsTotal).toBe(1400);
    expect(bill.total).toBe(19_880);
  });

  it('explains the tax by the band that the nights lie in after the offer', () => {
    expect(bill.taxes[0]?.basis).toEqual({
      level: 'room',
      roomNights: 3,
      lowestNight: 5866,
      highestNight: 5866,
      priceFrom: null,
      priceTo: 7500,
      includesTaxes: [],
    });
  });

  it('asks for 5,000 now as an advance, all of it in full, nothing at the property', () => {
    expect(bill.dueNow).toEqual({ full: 19_880, advance: 5000, 'at-property': 0 });
  });
});

describe('priceStay', () => {
  it('takes a percentage advance of the total, half up', () => {
    expect(priceStay(stayOf({ advance: { kind: 'percentage', percent: 25 } })).dueNow.advance).toBe(4883);
  });

  it('never asks for an advance above the total', () => {
    const bill = priceStay(stayOf({ advance: { kind: 'fixed', amount: 1_000_000 } }));
    expect(bill.dueNow.advance).toBe(bill.total);
  });

  it('moves a night into the lower band when the discount brings it there', () => {
    const rooms = [roomOf(nightlyRates(8000, 2))];
    const before = priceStay(stayOf({ rooms }));
    const after = priceStay(stayOf({ rooms, promotions: [{ id: 'off', kind: 'flat-above', above: 1, off: 1000 }] }));
    expect(before.totalTax).toBe(2880);
    expect(after.totalTax).toBe(750);
  });

  it('takes the code off what the offers leave', () => {
    const bill = priceStay(
      stayOf({
        promotions: [
          { id: 'early', kind: 'early-bird', daysAhead: 7, percent: 10 },
          { id: 'late', kind: 'last-minute', daysAhead: 7, percent: 5 },
        ],
        coupon: { id: 'further', kind: 'coupon', couponCode: 'KEY15', percent: 15 },
      }),
    );
    expect(bill.discounts).toEqual([{ promotionId: 'early', kind: 'early-bird', amount: 1860 }]);
    expect(bill.additionalDiscount).toBe(2511);
  });

  it('charges extra guests by age: adults fill the room first, an unknown age is under 12', () => {
    const guests = { adults: 2, childAges: [12, 11, null], infants: 1 };
    expect(priceStay(stayOf({ rooms: [roomOf(nightlyRates(6200, 1), guests)], taxes: [] })).total).toBe(
      6200 + 1200 + 2 * 600,
    );
  });

  it('keeps inclusive tax inside the price and a tax of a sum a room and night on top of it', () => {
    const taxes = [
      tax({ id: 'VAT', tax: 7, inclusive: true }),
      tax({ id: 'city', taxType: 'fixed', tax: 500, index: 1 }),
    ];
    const bill = priceStay(
      stayOf({ currency: 'EUR', rooms: [roomOf(nightlyRates(11_800, 3)), roomOf(nightlyRates(11_800, 3))], taxes }),
    );
    expect(bill.taxes.map(({ amount, base }) => ({ amount, base }))).toEqual([
      { amount: 4632, base: 66_168 },
      { amount: 3000, base: 6 },
    ]);
    expect(bill.total).toBe(70_800 + 3000);
    expect(bill.totalTax).toBe(7632);
  });

  it('prices hours as one unit', () => {
    const room = roomOf([]);
    const stay = {
      kind: 'hours',
      hours: { date: '2026-11-27' as LocalDate, startHour: 13, hours: 4, price: 2400 },
    } as const;
    expect(priceStay(stayOf({ rooms: [{ ...room, stay }] })).total).toBe(2520);
  });

  it('names the argument of a defect', () => {
    expect(() => priceStay(stayOf({ rooms: [roomOf([])] }))).toThrow(
      expect.objectContaining({ name: 'CoreError', code: 'empty', argument: 'rooms[0].stay.nights' }),
    );
    expect(() => priceStay(stayOf({ rooms: [roomOf(nightlyRates(0.5, 1))] }))).toThrow(
      expect.objectContaining({ code: 'not_an_integer' }),
    );
    expect(() => priceStay(stayOf({ currency: 'xyz' as 'INR' }))).toThrow(
      expect.objectContaining({ code: 'unknown_currency' }),
    );
    expect(() => priceStay(stayOf({ advance: { kind: 'percentage', percent: Number.NaN } }))).toThrow(
      expect.objectContaining({ code: 'invalid_percent', argument: 'advance.percent' }),
    );
  });
});

describe('the laws of a bill', () => {
  const prices = fc.integer({ min: 0, max: 2_000_000 });
  const rooms = fc.array(fc.tuple(prices, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 });

  it('adds up: the lines are the total, whatever the rooms, offers, fees and inclusive taxes', () => {
    fc.assert(
      fc.property(rooms, prices, fc.integer({ min: 0, max: 100 }), fc.boolean(), (chosen, off, percent, inclusive) => {
        const taxes = indianTaxes.map((entry) => ({ ...entry, inclusive }));
        const bill = priceStay(
          stayOf({
            rooms: chosen.map(([price, nights]) => roomOf(nightlyRates(price, nights))),
            taxes,
            promotions: [{ id: 'flat', kind: 'flat-above', above: 0, off }],
            coupon: { id: 'code', kind: 'coupon', couponCode: 'X', percent },
            convenienceFee: { kind: 'percentage', percent: 1.5 },
          }),
        );
        const onTop = inclusive ? 0 : bill.totalTax;
        expect(bill.total).toBe(
          bill.roomsTotal - bill.discount - bill.additionalDiscount + onTop + bill.addonsTotal + bill.convenienceFee,
        );
        expect(bill.taxes.reduce((sum, line) => sum + line.amount, 0)).toBe(bill.totalTax);
        expect(bill.discounts.reduce((sum, line) => sum + line.amount, 0)).toBe(bill.discount);
        expect(bill.total).toBeGreaterThanOrEqual(0);
        expect(bill.dueNow.full).toBe(bill.total);
      }),
    );
  });

  const entry = fc
    .record({
      taxType: fc.constantFrom('percentage' as const, 'fixed' as const),
      level: fc.constantFrom('room' as const, 'booking' as const),
      tax: fc.integer({ min: 0, max: 40 }),
      inclusive: fc.boolean(),
      index: fc.integer({ min: 1, max: 3 }),
      priceFrom: fc.option(fc.integer({ min: 0, max: 900_000 })),
      priceTo: fc.option(fc.integer({ min: 900_000, max: 2_000_000 })),
      validFrom: fc.option(fc.constantFrom('2026-11-01' as LocalDate, '2026-11-28' as LocalDate)),
      validTo: fc.option(fc.constantFrom('2026-11-29' as LocalDate, '2026-12-31' as LocalDate)),
    })
    .map((fields) => tax({ id: JSON.stringify(fields), ...fields }));
  const taxes = fc
    .array(entry, { maxLength: 5 })
    .chain((entries) =>
      fc
        .tuple(
          ...entries.map((one) =>
            fc.constantFrom(null, ...entries.map(({ index }) => index).filter((index) => index < one.index)),
          ),
        )
        .map((named) => entries.map((one, at) => ({ ...one, useIndex: named[at] ?? null }))),
    );
  const promotions = fc.array(
    fc.oneof(
      fc.record({
        id: fc.constant('early'),
        kind: fc.constant('early-bird' as const),
        daysAhead: fc.integer({ min: 5, max: 9 }),
        percent: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({ id: fc.constant('flat'), kind: fc.constant('flat-above' as const), above: prices, off: prices }),
    ),
    { maxLength: 3 },
  );
  const fee = fc.option(
    fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 0, max: 10 }) }),
  );

  it('shows one room of a list at the price that its bill will have, whatever the taxes, offers and fees', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 4 }),
        taxes,
        promotions,
        fee,
        (price, nights, adults, entries, offers, convenienceFee) => {
          const rates = nightlyRates(price, nights).map((rate, at) => ({ ...rate, extraAdult: at * 300_000 }));
          const stay = stayOf({
            rooms: [roomOf(rates, { adults, childAges: [], infants: 0 })],
            taxes: entries,
            promotions: offers,
            convenienceFee,
          });
          const bill = priceStay(stay);
          const room = { priceBeforeTax: bill.roomsTotal - bill.discount, total: bill.total };
          expect(priceRoom(stay, rates, { adults, childAges: [], infants: 0 }, roomOf([]))).toEqual(room);
          expect(pricesForPax(roomPricer(stay), rates, 4, roomOf([]))[adults - 1]).toEqual({ pax: adults, ...room });
        },
      ),
      { numRuns: 400 },
    );
  });
});

it('a stay of no rooms is empty', () => {
  expect(() => priceStay(stayOf({ rooms: [] }))).toThrow(expect.objectContaining({ code: 'empty', argument: 'rooms' }));
});
