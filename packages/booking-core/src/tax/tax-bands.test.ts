import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { tax } from '../pricing/stay.fixtures.ts';
import { bandsOf, isInBand } from './tax-bands.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxableNight } from './tax.types.ts';

const night = (price: number, date = '2026-11-27'): TaxableNight => ({ date: date as LocalDate, price });

describe('bands', () => {
  it('cut all prices wherever a tax begins or ends, ascending, whatever the order of the taxes', () => {
    const [low, high, one] = [
      tax({ id: 'low', tax: 5, priceTo: 7500 }),
      tax({ id: 'high', tax: 18, priceFrom: 10_000, index: 1 }),
      tax({ id: 'one', tax: 1, priceFrom: 800, priceTo: 800, index: 2 }),
    ];
    const bands = bandsOf([high, low, one]);
    expect(bands.map(({ from, to, taxes }) => [from, to, [...taxes].map(({ id }) => id)])).toEqual([
      [0, 799, ['low']],
      [800, 800, ['low', 'one']],
      [801, 7500, ['low']],
      [7501, 9999, []],
      [10_000, Number.POSITIVE_INFINITY, ['high']],
    ]);
    const second = bands[1];
    expect([799, 800, 801].map((price) => second !== undefined && isInBand(second, price))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are one where no tax has a bound, or one of nothing', () => {
    const bands = bandsOf([tax({ id: 'vat', tax: 7 }), tax({ id: 'levy', tax: 5, priceFrom: 0, index: 1 })]);
    expect(bands.map(({ from, to, taxes }) => [from, to, taxes.size])).toEqual([[0, Number.POSITIVE_INFINITY, 2]]);
  });

  describe('with inclusive taxes in bands', () => {
    /** Notification 15/2025 (Central Tax, Rate) from 2025-09-22: 5 % up to 7,500 a night before tax, 18 % above. */
    const gst = [
      tax({ id: '5', tax: 5, inclusive: true, priceTo: 7500 }),
      tax({ id: '18', tax: 18, inclusive: true, priceFrom: 7501, index: 1 }),
    ];
    const charged = (taxes: typeof gst, ...prices: number[]) =>
      taxLinesOn(
        taxes,
        prices.map((price) => night(price)),
      ).map(({ taxId, amount }) => [taxId, amount]);

    it('judges the price before tax: 7,875 is 7,500 and 5 %', () => {
      expect(charged(gst, 7875)).toEqual([['5', 375]]);
      expect(charged(gst, 7501)).toEqual([['5', 357]]);
      expect(charged(gst, 8851)).toEqual([['18', 1350]]);
      expect(charged(gst, 7875, 8851)).toEqual([
        ['5', 375],
        ['18', 1350],
      ]);
    });

    it('takes the higher band for a price that neither band explains', () => {
      expect(charged(gst, 7876)).toEqual([['18', 1201]]);
      expect(charged(gst, 8850)).toEqual([['18', 1350]]);
    });

    it('takes the lower of two bands that fit', () => {
      const falling = gst.map((entry) => ({ ...entry, tax: entry.tax === 5 ? 18 : 5 }));
      // 8,000 is 6,780 and 18 %, or 7,619 and 5 %.
      expect(charged(falling, 8000)).toEqual([['5', 1220]]);
      expect(charged(falling, 8851)).toEqual([['18', 421]]);
    });

    it('counts the taxes that stand on each other together', () => {
      const halves = [
        tax({ id: 'service', tax: 10, index: 1, inclusive: true, priceTo: 1000 }),
        tax({ id: 'vat', tax: 5, index: 2, useIndex: 1, inclusive: true, priceTo: 1000 }),
      ];
      expect(charged(halves, 1155)).toEqual([
        ['service', 100],
        ['vat', 55],
      ]);
      expect(charged(halves, 1156)).toEqual([]);
    });

    it('judges an exclusive tax beside it on the price before tax as well', () => {
      const taxes = [
        tax({ id: 'vat', tax: 7, inclusive: true }),
        tax({ id: 'city', tax: 5, index: 1, priceTo: 10_000 }),
      ];
      expect(charged(taxes, 10_700)).toEqual([
        ['vat', 700],
        ['city', 500],
      ]);
      expect(charged(taxes, 10_701)).toEqual([['vat', 700]]);
    });

    it('judges the mean night of a booking-level tax before tax', () => {
      const taxes = gst.map((entry) => ({ ...entry, level: 'booking' as const }));
      const nights = [night(7000), night(8750, '2026-11-28')];
      expect(taxLinesOn(taxes, nights).map(({ taxId, amount }) => [taxId, amount])).toEqual([['5', 750]]);
      expect(taxLinesOn(taxes, [...nights, night(3)]).map(({ taxId }) => taxId)).toEqual(['18']);
    });
  });

  it('has no gap between a bound and the next: 233.33 is above 233', () => {
    const taxes = [
      tax({ id: 'low', level: 'booking', tax: 5, priceTo: 233 }),
      tax({ id: 'high', level: 'booking', tax: 10, priceFrom: 234, index: 1 }),
    ];
    const nights = [night(100), night(200, '2026-11-28'), night(400, '2026-11-29')];
    expect(taxLinesOn(taxes, nights).map(({ taxId }) => taxId)).toEqual(['high']);
  });
});
