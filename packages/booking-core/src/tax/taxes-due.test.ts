import { describe, expect, it } from 'vitest';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { couple, stay } from './nights.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import { tax } from './tax.fixtures.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

const alone: GuestCounts = { adults: 1, childAges: [], infants: 0 };
const withChildren = (...childAges: number[]): GuestCounts => ({ adults: 2, childAges, infants: 0 });
const suite = { roomTypeId: 'suite' };

const billed = (taxes: readonly TaxEntry[], nights: readonly TaxableNight[]) =>
  Object.fromEntries(taxLinesOn(taxes, nights).map(({ taxId, amount }) => [taxId, amount]));

describe('each room of a booking is taxed by who sleeps in it', () => {
  it('a sum for each guest: two rooms of two and one are three guests', () => {
    const city = tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person' });
    expect(taxLinesOn([city], [...stay(1, 10_000), ...stay(1, 10_000, alone)])).toMatchObject([
      { amount: 450, base: 3, basis: { roomNights: 2, guestNights: 3 } },
    ]);
  });

  it('a sum by age: the child of 4 is free, the one of 14 is not', () => {
    const city = tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person', exemptUnderAge: 12 });
    expect(billed([city], [...stay(1, 10_000, withChildren(4)), ...stay(1, 10_000, withChildren(14))])).toEqual({
      city: 300 + 450,
    });
  });

  it('a sum a room by the price of a guest: 150.00 is 75.00 each for two', () => {
    const levy = tax({ id: 'levy', taxType: 'fixed', tax: 500, bandPer: 'person', priceFrom: 10_000 });
    expect(billed([levy], [...stay(1, 15_000), ...stay(1, 15_000, alone)])).toEqual({ levy: 500 });
  });

  it('a percentage without breakfasts: of 120.00 for two it is on 100.00, for one on 110.00', () => {
    const city = tax({ id: 'city', tax: 10, untaxedPerGuest: 1000 });
    expect(billed([city], [...stay(1, 12_000), ...stay(1, 12_000, alone)])).toEqual({ city: 1000 + 1100 });
  });

  it('and by its type: a levy on suites is not on the room of two with a child of one year', () => {
    const city = tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person' });
    const levy = tax({ id: 'levy', taxType: 'fixed', tax: 900, roomTypeIds: ['suite'], index: 1 });
    expect(billed([city, levy], [...stay(1, 10_000, couple, suite), ...stay(1, 10_000, withChildren(1))])).toEqual({
      city: 300 + 450,
      levy: 900,
    });
  });
});

describe('a tax that adults do not pay', () => {
  const ofYouth = tax({ id: 'youth', taxType: 'fixed', tax: 0, per: 'person', ages: [{ under: 18, tax: 100 }] });

  it('has no line where nobody pays it', () => {
    expect(billed([ofYouth], stay(2, 10_000))).toEqual({});
  });

  it('is on the room with a child', () => {
    expect(taxLinesOn([ofYouth], [...stay(2, 10_000), ...stay(2, 10_000, withChildren(17, 9))])).toMatchObject([
      { amount: 400, base: 4, basis: { roomNights: 2, guestNights: 4 } },
    ]);
  });
});

it('a child whose age is not given pays what a child of 11 does', () => {
  const ages = [11, 12, 18].map((under) => ({ under, tax: under }));
  const city = tax({ id: 'city', taxType: 'fixed', tax: 150, per: 'person', ages });
  expect(billed([city], stay(1, 10_000, { adults: 1, childAges: [null], infants: 0 }))).toEqual({ city: 150 + 12 });
});

// 112.00 holds both nights' sums of 5.00: 102.00 is 95.33 and 7 %.
it('what a free night cannot hold is taken out of another room that is taxed like it', () => {
  const city = tax({ id: 'city', taxType: 'fixed', tax: 500, inclusive: true, index: 1 });
  const vat = tax({ id: 'vat', tax: 7, inclusive: true, index: 2 });
  const luxury = tax({ id: 'luxury', tax: 20, roomTypeIds: ['suite'], priceFrom: 20_000, index: 3 });
  expect(billed([city, vat, luxury], [...stay(1, 0), ...stay(1, 11_200, couple, suite)])).toEqual({
    city: 1000,
    vat: 667,
  });
});

it('the rate of an age is a percentage of four decimals at most', () => {
  const levy = tax({ id: 'levy', tax: 10, per: 'person', ages: [{ under: 12, tax: 1 / 3 }] });
  expect(() => billed([levy], stay(1, 10_000, withChildren(4)))).toThrow(
    expect.objectContaining({ code: 'invalid_percent', argument: 'tax' }),
  );
});
