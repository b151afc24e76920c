import { describe, expect, it } from 'vitest';
import { stay } from './nights.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import { tax } from './tax.fixtures.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

const charged = (taxes: readonly TaxEntry[], nights: readonly TaxableNight[]) =>
  taxLinesOn(taxes, nights).map(({ taxId, base, amount }) => [taxId, base, amount]);

const nightsAt = (...prices: number[]): TaxableNight[] =>
  stay(prices.length, 0).map((night, at) => ({ ...night, price: prices[at] ?? 0 }));

describe('the most of a percentage', () => {
  it('holds that tax alone: 5 % of 400.00 are 6.00 at most, and VAT is 28.00', () => {
    const taxes = [tax({ id: 'vat', tax: 7 }), tax({ id: 'levy', tax: 5, atMost: 600, index: 1 })];
    expect(charged(taxes, nightsAt(40_000))).toEqual([
      ['vat', 40_000, 2800],
      ['levy', 40_000, 600],
    ]);
  });

  it('is reached at 120.00 and held above', () => {
    const levy = tax({ id: 'levy', tax: 5, atMost: 600 });
    const amountAt = (price: number) => charged([levy], nightsAt(price))[0]?.[2];
    expect([11_980, 12_000, 12_020].map(amountAt)).toEqual([599, 600, 600]);
  });

  it('is judged night by night', () => {
    const levy = tax({ id: 'levy', tax: 5, atMost: 600 });
    expect(charged([levy], nightsAt(10_000, 40_000))).toEqual([['levy', 50_000, 500 + 600]]);
  });

  it('joins the base of a tax that stands on it', () => {
    const levy = tax({ id: 'levy', tax: 5, atMost: 600, index: 1 });
    const vat = tax({ id: 'vat', tax: 10, index: 2, useIndex: 1 });
    expect(charged([levy, vat], nightsAt(40_000))).toEqual([
      ['levy', 40_000, 600],
      ['vat', 40_600, 4060],
    ]);
  });
});

describe('what is not taxed of a price', () => {
  const city = tax({ id: 'city', tax: 7.5, untaxedPerGuest: 1000 });

  it('is not in what the tax is on: two breakfasts of 10.00 a night', () => {
    expect(charged([city], nightsAt(12_000, 12_000))).toEqual([['city', 20_000, 1500]]);
  });

  it('may be all of it: such a night has nothing that is taxed', () => {
    expect(charged([city], nightsAt(500, 12_000))).toEqual([['city', 10_000, 750]]);
    expect(charged([city], nightsAt(2000))).toEqual([['city', 0, 0]]);
  });

  // Of 20.00, 10.00 are the sums of both nights: the rest is 9.35 and 7 %.
  it('may be all of two nights, one of them free: both sums come out of the other', () => {
    const taxes = [
      tax({ id: 'fee', taxType: 'fixed', tax: 500, inclusive: true, index: 1 }),
      tax({ id: 'vat', tax: 7, inclusive: true, index: 2 }),
      { ...city, index: 3 },
    ];
    expect(charged(taxes, nightsAt(0, 2000))).toEqual([
      ['fee', 2, 1000],
      ['vat', 935, 65],
      ['city', 0, 0],
    ]);
  });
});
