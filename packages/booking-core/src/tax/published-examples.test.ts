import { describe, expect, it } from 'vitest';
import { allocateByWeights } from '../arithmetic/allocate.ts';
import { tax } from '../pricing/stay.fixtures.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxEntry } from './tax.types.ts';

const amountsOn = (price: number, ...taxes: TaxEntry[]): number[] =>
  taxLinesOn(taxes, [{ date: '2026-11-27' as LocalDate, price }]).map((line) => line.amount);

describe('published examples', () => {
  it('Revenu Québec, "Calculating the taxes": $100.00 has GST $5.00 and QST at 9.975 % $9.98', () => {
    expect(amountsOn(10_000, tax({ id: 'GST', tax: 5, index: 1 }), tax({ id: 'QST', tax: 9.975, index: 2 }))).toEqual([
      500, 998,
    ]);
  });

  it('HMRC, VAT fractions: 1/6 of £120.00 at 20 %, 7/47 of £117.50 at 17.5 %, 3/23 of £115.00 at 15 %, 1/21 of £210.00 at 5 %', () => {
    const inclusive = (percent: number, price: number): number[] =>
      amountsOn(price, tax({ id: 'VAT', tax: percent, inclusive: true }));
    expect([inclusive(20, 12_000), inclusive(17.5, 11_750), inclusive(15, 11_500), inclusive(5, 21_000)]).toEqual([
      [2000],
      [1750],
      [1500],
      [1000],
    ]);
  });

  it('CGST Act 2017, section 170: fifty paise and more is a rupee, less is nothing', () => {
    expect(amountsOn(1010, tax({ id: 'GST', tax: 5 }))).toEqual([51]);
    expect(amountsOn(1009, tax({ id: 'GST', tax: 5 }))).toEqual([50]);
  });

  it('Fowler, "Patterns of Enterprise Application Architecture", Money: five cents in 3 to 7 are two and three', () => {
    expect(allocateByWeights(5, [3, 7])).toEqual([2, 3]);
  });

  it('Dinero.js, allocate: 500 in halves is 250 and 250, 1003 is 502 and 501, a ratio of zero gets nothing of what is left', () => {
    expect(allocateByWeights(500, [50, 50])).toEqual([250, 250]);
    expect(allocateByWeights(1003, [50, 50])).toEqual([502, 501]);
    expect(allocateByWeights(1003, [0, 50, 50])).toEqual([0, 502, 501]);
  });
});
