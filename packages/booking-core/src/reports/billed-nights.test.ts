import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { priceStay } from '../pricing/price-stay.ts';
import { nightlyRates, roomOf, stayOf } from '../pricing/stay.fixtures.ts';
import type { StayToPrice } from '../pricing/pricing.types.ts';
import { tax } from '../tax/tax.fixtures.ts';
import { billedNights, type BilledStay } from './billed-nights.ts';
import { moneyKept } from './money-kept.ts';
import type { BilledNight } from './report.types.ts';

// Shows docs/rules.md: Reports (Bill by night).

const arrives = '2026-11-27' as LocalDate;
const billOf = (fields: Partial<StayToPrice>, total?: number): BilledStay => {
  const bill = priceStay(stayOf(fields));
  return { bill, total: total ?? bill.total, arrives, isByTheHour: false };
};
const allOf = (nights: readonly BilledNight[]): number =>
  nights.reduce(
    (sum, { roomRevenue, otherRevenue, taxes }) =>
      sum + roomRevenue + otherRevenue + taxes.reduce((all, { amount }) => all + amount, 0),
    0,
  );

describe('a bill by its nights', () => {
  it('has each night at its price, and its own share of each tax', () => {
    const nights = billedNights(billOf({}));
    expect(nights.map(({ date, roomRevenue, otherRevenue }) => [date, roomRevenue, otherRevenue])).toEqual([
      ['2026-11-27', 6200, 0],
      ['2026-11-28', 6200, 0],
      ['2026-11-29', 6200, 0],
    ]);
    expect(nights.map(({ taxes }) => taxes.map(({ name, rate, base, amount }) => [name, rate, base, amount]))).toEqual(
      Array.from({ length: 3 }, () => [
        ['CGST', 2.5, 6200, 155],
        ['SGST', 2.5, 6200, 155],
      ]),
    );
  });

  it('has the higher rate on the night that costs more, and on no other', () => {
    const rates = [...nightlyRates(6000, 1), ...nightlyRates(9000, 1, 20_785)];
    const nights = billedNights(billOf({ rooms: [roomOf(rates)] }));
    expect(nights.map(({ taxes }) => taxes.map(({ rate, amount }) => [rate, amount]))).toEqual([
      [
        [2.5, 150],
        [2.5, 150],
      ],
      [
        [9, 810],
        [9, 810],
      ],
    ]);
  });

  it('takes a tax that is in the price out of it', () => {
    const taxes = [tax({ id: 'VAT', tax: 7, inclusive: true })];
    const [night] = billedNights(billOf({ rooms: [roomOf(nightlyRates(10_700, 1))], taxes }));
    expect(night).toMatchObject({ roomRevenue: 10_000, taxes: [{ name: 'VAT', base: 10_000, amount: 700 }] });
  });

  it('has extras and fees apart from the rooms, spread over the nights', () => {
    const addons = [{ addonId: 'tea', name: 'Tea', category: 'person', price: 301, quantity: 1 }] as const;
    const nights = billedNights(billOf({ addons: [...addons], convenienceFee: { kind: 'fixed', amount: 1 } }));
    expect(nights.map(({ otherRevenue }) => otherRevenue)).toEqual([101, 101, 100]);
    expect(nights.map(({ roomRevenue }) => roomRevenue)).toEqual([6200, 6200, 6200]);
  });

  it('has a price that was agreed in place of the bill’s on its nights', () => {
    const nights = billedNights(billOf({ taxes: [] }, 15_000));
    expect(nights.map(({ roomRevenue }) => roomRevenue)).toEqual([5000, 5000, 5000]);
  });

  it('of an older version has the same for each night', () => {
    const { bill, ...stay } = billOf({ taxes: [] });
    const rooms = bill.rooms.map((room) => ({ ...room, amount: 18_601, nights: undefined }));
    const nights = billedNights({ ...stay, total: 18_601, bill: { ...bill, rooms } });
    expect(nights.map(({ date, roomRevenue }) => [date, roomRevenue])).toEqual([
      ['2026-11-27', 6201],
      ['2026-11-28', 6200],
      ['2026-11-29', 6200],
    ]);
  });

  it('adds up to the total, whatever is on it', () => {
    const cases = fc.record({
      price: fc.integer({ min: 600, max: 12_000 }),
      nights: fc.integer({ min: 1, max: 9 }),
      rooms: fc.integer({ min: 1, max: 3 }),
      rate: fc.constantFrom(0, 2.5, 7, 19),
      inclusive: fc.boolean(),
      extra: fc.integer({ min: 0, max: 999 }),
      fee: fc.integer({ min: 0, max: 99 }),
      isOnAll: fc.boolean(),
      city: fc.integer({ min: 0, max: 500 }),
      agreed: fc.option(fc.integer({ min: 1, max: 100_000 })),
    });
    const addsUp = fc.property(cases, (one) => {
      const taxes = [
        tax({
          id: 'VAT',
          tax: one.rate,
          inclusive: one.inclusive,
          ...(one.isOnAll ? { on: ['rooms', 'extras', 'fee'] } : {}),
        }),
        tax({ id: 'City', index: 2, taxType: 'fixed', tax: one.city, per: 'person', maxNights: 3 }),
      ];
      const rooms = Array.from({ length: one.rooms }, () => roomOf(nightlyRates(one.price, one.nights)));
      const addons = [{ addonId: 'tea', name: 'Tea', category: 'person', price: one.extra, quantity: 1 }] as const;
      const fee = { kind: 'fixed', amount: one.fee } as const;
      const stay = billOf({ taxes, rooms, addons: [...addons], convenienceFee: fee }, one.agreed ?? undefined);
      const nights = billedNights(stay);
      const dates = nights.map(({ date }) => date);
      return (
        allOf(nights) === stay.total &&
        nights.length === one.nights * one.rooms &&
        dates.every((date) => date >= arrives && date < addDays(arrives, one.nights)) &&
        stay.bill.taxes.every(
          ({ taxId, amount }) =>
            nights
              .flatMap((night) => night.taxes.filter((line) => line.taxId === taxId))
              .reduce((sum, line) => sum + line.amount, 0) === amount,
        )
      );
    });
    expect(() => fc.assert(addsUp)).not.toThrow();
  });
});

describe('what is kept of a stay that did not take place', () => {
  it('is taxed as the price was, without what is owed for staying alone', () => {
    const taxes = [
      tax({ id: 'VAT', tax: 7, inclusive: true }),
      tax({ id: 'City', index: 2, taxType: 'fixed', tax: 500 }),
    ];
    const stay = billOf({ rooms: [roomOf(nightlyRates(10_700, 1))], taxes });
    expect(moneyKept(stay, 10_700)).toMatchObject({ net: 10_000, taxes: [{ name: 'VAT', base: 10_000, amount: 700 }] });
    expect(moneyKept(stay, 5350)).toMatchObject({ net: 5000, taxes: [{ name: 'VAT', base: 5000, amount: 350 }] });
    expect(moneyKept(stay, 0)).toEqual({ net: 0, taxes: [] });
  });

  it('has each tax rounded once, and not for each night', () => {
    // 2 × 6,100 with 2 × 2.5 %: of 12,810 a sum of 4,620 is kept, in which 4,400 have 110 of each.
    const stay = billOf({ rooms: [roomOf(nightlyRates(6100, 2))] });
    expect(moneyKept(stay, 4620)).toMatchObject({
      net: 4400,
      taxes: [
        { name: 'CGST', base: 4400, amount: 110 },
        { name: 'SGST', base: 4400, amount: 110 },
      ],
    });
  });
});
