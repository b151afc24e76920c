import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { tax } from '../pricing/stay.fixtures.ts';
import { bandsOf, placesOf } from './tax-bands.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxableNight, TaxEntry } from './tax.types.ts';

const night = (price: number, date = '2026-11-27'): TaxableNight => ({ date: date as LocalDate, price });

const stayOfTwo: NonNullable<TaxableNight['stay']> = {
  kind: 'nights',
  roomTypeId: 'twin',
  ratePlanId: 'flexible',
  guests: { adults: 2, childAges: [], infants: 0 },
  firstNight: '2026-11-27' as LocalDate,
  nights: 1,
  bookedOn: '2026-11-20' as LocalDate,
  exemptions: [],
};
const bandsIn = (taxes: readonly TaxEntry[]) => bandsOf(taxes.map((one) => [one, placesOf(one, taxes)] as const));
const ids = (taxes: ReadonlySet<TaxEntry>): string[] => [...taxes].map(({ id }) => id);

describe('bands', () => {
  it('cut all prices wherever a tax begins or ends, ascending, whatever the order of the taxes', () => {
    const [low, high, one] = [
      tax({ id: 'low', tax: 5, priceTo: 7500 }),
      tax({ id: 'high', tax: 18, priceFrom: 10_000, index: 1 }),
      tax({ id: 'one', tax: 1, priceFrom: 800, priceTo: 800, index: 2 }),
    ];
    // Each whole price has a place, and the fractions between it and the next another.
    expect(bandsIn([high, low, one]).map(({ from, to, taxes }) => [from / 2, to / 2, ids(taxes)])).toEqual([
      [0, 799.5, ['low']],
      [800, 800, ['low', 'one']],
      [800.5, 7500, ['low']],
      [7500.5, 9999.5, []],
      [10_000, Number.POSITIVE_INFINITY, ['high']],
    ]);
  });

  it('are one where no tax has a bound, or one of nothing', () => {
    const bands = bandsIn([tax({ id: 'vat', tax: 7 }), tax({ id: 'levy', tax: 5, priceFrom: 0, index: 1 })]);
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

  describe('have sides', () => {
    const taxed = (taxes: readonly TaxEntry[], price: number): string[] =>
      taxLinesOn([tax({ id: 'vat', tax: 10, inclusive: true, index: 9 }), ...taxes], [night(price)])
        .map(({ taxId }) => taxId)
        .filter((id) => id !== 'vat');
    const low = tax({ id: 'low', taxType: 'fixed', tax: 1, priceTo: 9999 });
    const [from, above] = [
      tax({ id: 'high', taxType: 'fixed', tax: 2, priceFrom: 10_000 }),
      tax({ id: 'high', taxType: 'fixed', tax: 2, priceAbove: 10_000 }),
    ];

    // Before the 10 % that they contain: 9,999.09, 10,000 and 10,000.91.
    it.each([
      ['from 10,000', [from], [[], ['high'], ['high']]],
      ['above 10,000', [above], [[], [], ['high']]],
      ['up to 9,999, and from 10,000', [low, from], [['low'], ['high'], ['high']]],
      ['up to 10,000, and above it', [{ ...low, priceTo: 10_000 }, above], [['low'], ['low'], ['high']]],
      ['up to 9,999 and no further', [low], [[], [], []]],
      [
        'up to 10,000, and from 10,001, as files of before say it',
        [
          { ...low, priceTo: 10_000 },
          { ...from, priceFrom: 10_001 },
        ],
        [['low'], ['low'], ['high']],
      ],
    ])('%s', (_, taxes, expected) =>
      expect([10_999, 11_000, 11_001].map((price) => taxed(taxes, price))).toEqual(expected),
    );

    it('of one guest are as many times those of the room', () => {
      const ofGuest = [
        tax({ id: '200', taxType: 'fixed', tax: 200, per: 'person', bandPer: 'person', priceTo: 5999 }),
        tax({ id: '400', taxType: 'fixed', tax: 400, per: 'person', bandPer: 'person', priceFrom: 6000 }),
      ];
      const vat = tax({ id: 'vat', tax: 10, inclusive: true, index: 9 });
      const sums = [13_198, 13_199, 13_200].map(
        (price) =>
          taxLinesOn([vat, ...ofGuest], [{ ...night(price), stay: stayOfTwo }]).find(({ taxId }) => taxId !== 'vat')
            ?.amount,
      );
      expect(sums).toEqual([400, 400, 800]);
    });
  });
});
