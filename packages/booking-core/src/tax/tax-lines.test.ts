import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { indianTaxes, tax } from '../pricing/stay.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxableNight } from './tax.types.ts';

const day = (date: string): LocalDate => date as LocalDate;
const night = (price: number, date = '2026-11-27'): TaxableNight => ({ date: day(date), price });
const amounts = (lines: ReturnType<typeof taxLinesOn>): number[] => lines.map((line) => line.amount);

describe('the taxes of a bill', () => {
  it('charges the band each night lies in, bounds inclusive', () => {
    expect(amounts(taxLinesOn(indianTaxes, [night(7500)]))).toEqual([188, 188]);
    expect(amounts(taxLinesOn(indianTaxes, [night(7501)]))).toEqual([675, 675]);
    expect(amounts(taxLinesOn(indianTaxes, [night(7500), night(7501)]))).toEqual([188, 188, 675, 675]);
  });

  it('follows the Indian rates by the date of the night (notifications of 2019, 2022 and 2025)', () => {
    const gst = [
      tax({
        id: '2019-mid',
        tax: 12,
        priceFrom: 1001,
        priceTo: 7500,
        validFrom: day('2019-10-01'),
        validTo: day('2022-07-17'),
      }),
      tax({ id: '2022-mid', tax: 12, priceTo: 7500, validFrom: day('2022-07-18'), validTo: day('2025-09-21') }),
      tax({ id: '2025-mid', tax: 5, priceTo: 7500, validFrom: day('2025-09-22') }),
      tax({ id: 'high', tax: 18, priceFrom: 7501, validFrom: day('2019-10-01') }),
    ];
    expect(taxLinesOn(gst, [night(1000, '2022-07-17')])).toEqual([]);
    expect(amounts(taxLinesOn(gst, [night(1000, '2022-07-18')]))).toEqual([120]);
    expect(
      taxLinesOn(gst, [night(6000, '2025-09-21'), night(6000, '2025-09-22')]).map(({ taxId, amount }) => [
        taxId,
        amount,
      ]),
    ).toEqual([
      ['2022-mid', 720],
      ['2025-mid', 300],
    ]);
    expect(amounts(taxLinesOn(gst, [night(8000, '2025-09-22')]))).toEqual([1440]);
  });

  it('rounds once per line, half up, not once per night (CGST Act section 170)', () => {
    const [line] = taxLinesOn([tax({ id: 'GST', tax: 5 })], [night(1009), night(1001)]);
    expect(line?.amount).toBe(101);
  });

  it('charges a fixed room tax for every room-night and a fixed booking tax once', () => {
    const taxes = [
      tax({ id: 'room', taxType: 'fixed', tax: 15 }),
      tax({ id: 'booking', level: 'booking', taxType: 'fixed', tax: 40 }),
    ];
    const lines = taxLinesOn(taxes, [night(100), night(100, '2026-11-28'), night(100), night(100, '2026-11-28')]);
    expect(lines.map(({ base, amount }) => [base, amount])).toEqual([
      [4, 60],
      [1, 40],
    ]);
  });

  it('judges a booking-level band on the mean of a night, all rooms together', () => {
    const taxes = [tax({ id: 'booking', level: 'booking', tax: 10, priceFrom: 150 })];
    expect(amounts(taxLinesOn(taxes, [night(100), night(100, '2026-11-28')]))).toEqual([]);
    expect(amounts(taxLinesOn(taxes, [night(100), night(100), night(100, '2026-11-28')]))).toEqual([30]);
  });

  it('compounds: a tax with useIndex stands on the base plus the tax it names', () => {
    const taxes = [tax({ id: 'service', tax: 10, index: 1 }), tax({ id: 'vat', tax: 5, index: 2, useIndex: 1 })];
    expect(taxLinesOn(taxes, [night(1000)]).map(({ base, amount }) => [base, amount])).toEqual([
      [1000, 100],
      [1100, 55],
    ]);
  });

  it('takes inclusive compound taxes out of the price together', () => {
    const taxes = [
      tax({ id: 'service', tax: 10, index: 1, inclusive: true }),
      tax({ id: 'vat', tax: 5, index: 2, useIndex: 1, inclusive: true }),
    ];
    expect(amounts(taxLinesOn(taxes, [night(1155)]))).toEqual([100, 55]);
  });

  it('takes a fixed inclusive tax out before a percentage, and out of a free night alone', () => {
    const taxes = [
      tax({ id: 'city', taxType: 'fixed', tax: 500, inclusive: true, index: 1 }),
      tax({ id: 'vat', tax: 7, inclusive: true, index: 2 }),
    ];
    expect(amounts(taxLinesOn(taxes, [night(11_200)]))).toEqual([500, 700]);
    expect(amounts(taxLinesOn(taxes, [night(0)]))).toEqual([500, 0]);
    // What a free night cannot hold is taken out of the nights that are taxed like it.
    expect(amounts(taxLinesOn(taxes, [night(0), night(11_200)]))).toEqual([1000, 667]);
  });

  it('computes an exclusive percentage on the price without inclusive tax', () => {
    const taxes = [tax({ id: 'vat', tax: 7, inclusive: true }), tax({ id: 'city', tax: 7.5, index: 1 })];
    expect(taxLinesOn(taxes, [night(10_700)]).map(({ base, amount }) => [base, amount])).toEqual([
      [10_000, 700],
      [10_000, 750],
    ]);
  });

  it('compounds whatever the order of the entries, and says on what', () => {
    const service = tax({ id: 'service', tax: 10, index: 1 });
    const vat = tax({ id: 'vat', tax: 5, index: 2, useIndex: 1 });
    const cess = tax({ id: 'cess', tax: 50, index: 3, useIndex: 2 });
    const byId = (taxes: readonly ReturnType<typeof tax>[]) =>
      new Map(taxLinesOn(taxes, [night(1000)]).map((line) => [line.taxId, line]));
    const ordered = byId([service, vat, cess]);
    expect(ordered.get('cess')).toMatchObject({ base: 1055, amount: 528, basis: { includesTaxes: ['vat'] } });
    expect(ordered.get('vat')?.basis.includesTaxes).toEqual(['service']);
    expect(ordered.get('service')?.basis.includesTaxes).toEqual([]);
    expect(byId([cess, vat, service])).toEqual(ordered);
  });

  it('joins every tax of the index it names, and only on nights both hold', () => {
    const low = tax({ id: 'low', tax: 10, index: 1, priceTo: 1000 });
    const high = tax({ id: 'high', tax: 20, index: 1, priceFrom: 1001 });
    const vat = tax({ id: 'vat', tax: 10, index: 2, useIndex: 1 });
    expect(
      taxLinesOn([low, high, vat], [night(1000), night(2000), night(3000)]).map(({ base, amount }) => [base, amount]),
    ).toEqual([
      [1000, 100],
      [5000, 1000],
      [7100, 710],
    ]);
  });

  it('stands a percentage on a fixed tax as well', () => {
    const taxes = [
      tax({ id: 'city', taxType: 'fixed', tax: 50, index: 1 }),
      tax({ id: 'vat', tax: 10, index: 2, useIndex: 1 }),
    ];
    expect(amounts(taxLinesOn(taxes, [night(100), night(100)]))).toEqual([100, 30]);
  });

  it('has no line for a rate of nothing or a tax out of its dates', () => {
    expect(taxLinesOn([tax({ id: 'nil', tax: 0 })], [night(100)])).toEqual([]);
    expect(taxLinesOn([tax({ id: 'old', tax: 5, validTo: day('2026-11-26') })], [night(100)])).toEqual([]);
    expect(taxLinesOn([tax({ id: 'new', tax: 5, validFrom: day('2026-11-28') })], [night(100)])).toEqual([]);
    expect(
      amounts(
        taxLinesOn(
          [tax({ id: 'one day', tax: 5, validFrom: day('2026-11-27'), validTo: day('2026-11-27') })],
          [night(100)],
        ),
      ),
    ).toEqual([5]);
  });

  it('may hold until the last day there is', () => {
    expect(
      amounts(taxLinesOn([tax({ id: 'a', tax: 10, validTo: day('9999-12-31') })], [night(100, '9999-12-31')])),
    ).toEqual([10]);
  });

  it('charges a booking-level tax on its valid nights, a fixed one once on the first of them', () => {
    const nights = [night(100), night(200, '2026-11-28'), night(400, '2026-11-29')];
    const later = { level: 'booking', validFrom: day('2026-11-28') } as const;
    expect(
      taxLinesOn(
        [tax({ id: 'p', tax: 10, ...later }), tax({ id: 'f', taxType: 'fixed', tax: 7, index: 1, ...later })],
        nights,
      ).map(({ amount, basis }) => [amount, basis.roomNights]),
    ).toEqual([
      [60, 2],
      [7, 1],
    ]);
    expect(taxLinesOn([tax({ id: 'above', level: 'booking', tax: 10, priceTo: 233 })], nights)).toEqual([]);
    expect(
      amounts(taxLinesOn([tax({ id: 'within', level: 'booking', tax: 10, priceTo: 234, priceFrom: 233 })], nights)),
    ).toEqual([70]);
  });

  it('explains itself by the nights it was charged on', () => {
    const [line] = taxLinesOn([tax({ id: 'a', tax: 10, priceFrom: 150 })], [night(100), night(200), night(300)]);
    expect(line).toMatchObject({
      name: 'a',
      taxType: 'percentage',
      inclusive: false,
      rate: 10,
      basis: { level: 'room', roomNights: 2, lowestNight: 200, highestNight: 300, priceFrom: 150, priceTo: null },
    });
  });

  it('holds for a band of one price and a period of one day', () => {
    const one = tax({ id: 'a', tax: 10, priceFrom: 800, priceTo: 800, validFrom: day('2026-11-27') });
    const sameDay = { ...one, validTo: day('2026-11-27') };
    expect(amounts(taxLinesOn([sameDay], [night(800)]))).toEqual([80]);
    expect(taxLinesOn([sameDay], [night(800, '2026-11-28'), night(799)])).toEqual([]);
  });

  it.each([
    ['invalid_percent', 'taxes[0].tax', [tax({ id: 'a', tax: -1 })]],
    ['invalid_percent', 'taxes[0].tax', [tax({ id: 'a', tax: Number.NaN })]],
    ['not_an_integer', 'taxes[1].index', [tax({ id: 'a', tax: 1 }), tax({ id: 'b', tax: 1, index: 0.5 })]],
    ['negative', 'taxes[0].tax', [tax({ id: 'a', tax: -1, taxType: 'fixed' })]],
    ['not_an_integer', 'taxes[0].priceTo', [tax({ id: 'a', tax: 1, priceTo: Number.NaN })]],
    ['not_an_integer', 'taxes[0].priceTo', [tax({ id: 'a', tax: 1, priceTo: 7500.5 })]],
    ['negative', 'taxes[0].priceFrom', [tax({ id: 'a', tax: 1, priceFrom: -1 })]],
    ['out_of_range', 'taxes[0].priceTo', [tax({ id: 'a', tax: 1, priceFrom: 7501, priceTo: 7500 })]],
    ['invalid_date', 'taxes[0].validFrom', [tax({ id: 'a', tax: 1, validFrom: day('2026-02-30') })]],
    ['invalid_date', 'taxes[0].validTo', [tax({ id: 'a', tax: 1, validTo: day('soon') })]],
    [
      'reversed_dates',
      'taxes[0].validTo',
      [tax({ id: 'a', tax: 1, validFrom: day('2026-11-28'), validTo: day('2026-11-27') })],
    ],
    ['tax_cycle', 'taxes[0].useIndex', [tax({ id: 'a', tax: 1, index: 1, useIndex: 1 })]],
    [
      'tax_cycle',
      'taxes[0].useIndex',
      [
        tax({ id: 'a', tax: 1, index: 1, useIndex: 2 }),
        tax({ id: 'b', tax: 1, index: 2, useIndex: 3 }),
        tax({ id: 'c', tax: 1, index: 3, useIndex: 1 }),
      ],
    ],
    [
      'tax_cycle',
      'taxes[1].useIndex',
      [tax({ id: 'a', tax: 1, index: 1, useIndex: 2 }), tax({ id: 'b', tax: 1, index: 2, useIndex: 2 })],
    ],
  ])('throws %s for %s', (code, argument, taxes) => {
    expect(() => taxLinesOn(taxes, [])).toThrow(expect.objectContaining({ code, argument }));
  });

  it('names the entry that cannot be computed', () => {
    expect(() => taxLinesOn([tax({ id: 'a', tax: 1, useIndex: 9 })], [])).toThrow(
      expect.objectContaining({ code: 'unknown_tax_index', argument: 'taxes[0].useIndex' }),
    );
    const circle = [tax({ id: 'a', tax: 1, index: 1, useIndex: 2 }), tax({ id: 'b', tax: 1, index: 2, useIndex: 1 })];
    expect(() => taxLinesOn(circle, [])).toThrow(expect.objectContaining({ code: 'tax_cycle' }));
    expect(() => taxLinesOn([tax({ id: 'a', tax: 0.5, taxType: 'fixed' })], [])).toThrow(
      expect.objectContaining({ code: 'not_an_integer' }),
    );
  });
});

describe('the laws of tax', () => {
  const price = fc.integer({ min: 0, max: 50_000_000 });

  it('never falls as the price rises within a band, and the cliff is the difference of the bands', () => {
    const taxOn = (value: number): number =>
      amounts(taxLinesOn(indianTaxes, [night(value)])).reduce((sum, amount) => sum + amount, 0);
    for (const band of [fc.integer({ min: 0, max: 7500 }), fc.integer({ min: 7501, max: 50_000_000 })]) {
      fc.assert(
        fc.property(band, band, (one, other) => {
          expect(taxOn(Math.min(one, other))).toBeLessThanOrEqual(taxOn(Math.max(one, other)));
        }),
      );
    }
    const at = (value: number): number[] => amounts(taxLinesOn(indianTaxes, [night(value)]));
    expect(at(7501).map((amount, position) => amount - (at(7500)[position] ?? 0))).toEqual([675 - 188, 675 - 188]);
  });

  it('takes no more out of a price than exact extraction, to half a unit a line', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        (prices, first, second) => {
          const taxes = [
            tax({ id: 'a', tax: first / 100, index: 1, inclusive: true }),
            tax({ id: 'b', tax: second / 100, index: 2, useIndex: 1, inclusive: true }),
          ];
          const gross = prices.reduce((sum, value) => sum + value, 0);
          const taken = amounts(
            taxLinesOn(
              taxes,
              prices.map((value) => night(value)),
            ),
          ).reduce((sum, amount) => sum + amount, 0);
          const net = gross / ((1 + first / 10_000) * (1 + second / 10_000));
          expect(Math.abs(gross - taken - net)).toBeLessThanOrEqual(1.000_001);
        },
      ),
    );
  });

  it('does not depend on how room-nights are ordered', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (prices) => {
        const nights = prices.map((value) => night(value));
        expect(amounts(taxLinesOn(indianTaxes, nights.toReversed()))).toEqual(amounts(taxLinesOn(indianTaxes, nights)));
      }),
    );
  });
});
