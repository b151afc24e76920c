import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { couple, stay } from './nights.fixtures.ts';
import { taxesOf } from './places.fixtures.ts';
import { tax } from './tax.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxEntry } from './tax.types.ts';

// Shows docs/rules.md: Entities (Tax).

// The sums are worked out by hand from each place’s table.

const party = (adults: number, ...childAges: number[]): GuestCounts => ({ adults, childAges, infants: 0 });
const day = (date: string) => date as LocalDate;

/** A sum for each guest and night in a band of the price for one guest. */
const guestBand = (id: string, sum: number, of: Partial<TaxEntry>): TaxEntry =>
  tax({ id, tax: sum, taxType: 'fixed', per: 'person', bandPer: 'person', ...of });
/** Japan’s consumption tax, which prices shown to guests contain. */
const shohizei = tax({ id: 'within', tax: 10, inclusive: true, index: 9 });
const iva = tax({ id: 'within', tax: 10, inclusive: true, index: 9 });

const onTop = (
  taxes: readonly TaxEntry[],
  price: number,
  guests: GuestCounts,
  { nights = 1, date = '2026-06-01' }: { readonly nights?: number; readonly date?: string } = {},
): number =>
  taxLinesOn(taxes, stay(nights, price, guests, { firstNight: day(date) }))
    .filter(({ inclusive }) => !inclusive)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Hokkaido from 1 April 2026 (ordinance of December 2024; japantoday.com, 28 December 2024): 100, 200 from 20,000, 500 from 50,000. */
const hokkaido = [
  guestBand('do-100', 100, { priceTo: 19_999 }),
  guestBand('do-200', 200, { priceFrom: 20_000, priceTo: 49_999 }),
  guestBand('do-500', 500, { priceFrom: 50_000 }),
];
/** Sapporo from 1 April 2026 (sotetsu-hotels.com/en/news/505, of 12 November 2025): 200, 500 from 50,000; with Hokkaido’s 300, 400, 1,000. */
const sapporo = [
  shohizei,
  ...hokkaido,
  guestBand('city-200', 200, { priceTo: 49_999 }),
  guestBand('city-500', 500, { priceFrom: 50_000 }),
];
/** Hakodate from 1 April 2026 (zeikei-news.co.jp/news/070811): 100, 200, 500, 2,000; mystays.com says 200, 400, 1,000, 2,500 with Hokkaido’s. */
const hakodate = [
  shohizei,
  ...hokkaido,
  guestBand('city-100', 100, { priceTo: 19_999 }),
  guestBand('city-200', 200, { priceFrom: 20_000, priceTo: 49_999 }),
  guestBand('city-500', 500, { priceFrom: 50_000, priceTo: 99_999 }),
  guestBand('city-2000', 2000, { priceFrom: 100_000 }),
];
/** Fukuoka from 1 April 2020 (yokanavi.com/en/accommodation-tax): under 20,000 200, 20,000 and over 500. */
const fukuoka = [shohizei, guestBand('200', 200, { priceTo: 19_999 }), guestBand('500', 500, { priceFrom: 20_000 })];
/** Miyagi with Sendai from 13 January 2026 (sotetsu-hotels.com/en/news/505): 300 from 6,000 before tax, 0 below. */
const miyagi = [shohizei, guestBand('300', 300, { priceFrom: 6000 })];
/** Osaka from June 2019 to August 2025 (a hotel’s notice at ezfly.com): 100 from 7,000, 200 from 15,000, 300 from 20,000. */
const osakaOf2019 = [
  shohizei,
  guestBand('100', 100, { priceFrom: 7000, priceTo: 14_999 }),
  guestBand('200', 200, { priceFrom: 15_000, priceTo: 19_999 }),
  guestBand('300', 300, { priceFrom: 20_000 }),
];
/** Okinawa (consent of the Minister of February 2026; japantoday.com, 3 September 2025): 2 % of the night, 2,000 a guest at most. */
const okinawa = [shohizei, tax({ id: 'two', tax: 2, per: 'person', atMost: 2000 })];
/** Bologna from 1 January 2026 (gazzettadibologna.it; abcbologna.it: a guest’s price without IVA, from 14 years): 3.00, 4.20 from 31.00, 4.60 from 71.00, 5.00 from 121.00. */
const bologna = [
  iva,
  ...(
    [
      [300, null, 3099],
      [420, 3100, 7099],
      [460, 7100, 12_099],
      [500, 12_100, null],
    ] as const
  ).map(([sum, priceFrom, priceTo]) => guestBand(String(sum), sum, { priceFrom, priceTo, exemptUnderAge: 14 })),
];
const listed = (place: string): readonly TaxEntry[] => taxesOf.get(place) ?? [];

describe('"or more" and a fraction below it, by the price of one guest before tax', () => {
  it.each<[string, readonly TaxEntry[], number, GuestCounts, number]>([
    ['Sapporo, 19,999.09', sapporo, 21_999, party(1), 300],
    ['Sapporo, 20,000', sapporo, 22_000, party(1), 400],
    ['Sapporo, 19,999.55 for each of two', sapporo, 43_999, party(2), 600],
    ['Sapporo, 19,999.70 for each of three', sapporo, 65_999, party(3), 900],
    ['Sapporo, 20,000 for each of three', sapporo, 66_000, party(3), 1200],
    ['Sapporo, 49,999.09', sapporo, 54_999, party(1), 400],
    ['Sapporo, 50,000', sapporo, 55_000, party(1), 1000],
    ['Hakodate, 99,999.09', hakodate, 109_999, party(1), 1000],
    ['Hakodate, 100,000', hakodate, 110_000, party(1), 2500],
    ['Hakodate, 19,999.09 for each of two', hakodate, 43_998, party(2), 400],
    ['Fukuoka, 19,999.09 for each of two', fukuoka, 43_998, party(2), 400],
    ['Fukuoka, 20,000 for each of two', fukuoka, 44_000, party(2), 1000],
    ['Sendai, 5,999.09', miyagi, 6599, party(1), 0],
    ['Sendai, 6,000', miyagi, 6600, party(1), 300],
    ['Sendai, 5,999.70 for each of three', miyagi, 19_799, party(3), 0],
    ['Sendai, 6,000 for each of three', miyagi, 19_800, party(3), 900],
    ['Osaka of 2019, 6,999.09', osakaOf2019, 7699, party(1), 0],
    ['Osaka of 2019, 7,000', osakaOf2019, 7700, party(1), 100],
    ['Osaka of 2019, 14,999.09', osakaOf2019, 16_499, party(1), 100],
    ['Osaka of 2019, 19,999.09', osakaOf2019, 21_999, party(1), 200],
    ['Osaka of 2019, 20,000', osakaOf2019, 22_000, party(1), 300],
    ['Osaka, 4,999.09', listed('Osaka'), 5499, party(1), 0],
    ['Osaka, 5,000 for each of two', listed('Osaka'), 11_000, party(2), 400],
    ['Osaka, 14,999.09', listed('Osaka'), 16_499, party(1), 200],
    ['Osaka, 19,999.09', listed('Osaka'), 21_999, party(1), 400],
    ['Tokyo, 9,999.70 for each of three', listed('Tokyo'), 32_999, party(3), 0],
    ['Tokyo, 10,000 for each of three', listed('Tokyo'), 33_000, party(3), 300],
    ['Tokyo, 14,999.70 for each of three', listed('Tokyo'), 49_499, party(3), 300],
    ['Kyoto, 5,999.70 for each of three', listed('Kyoto'), 19_799, party(3), 600],
    ['Kyoto, 49,999.70 for each of three', listed('Kyoto'), 164_999, party(3), 3000],
    ['Kyoto, 50,000 for each of three', listed('Kyoto'), 165_000, party(3), 12_000],
    ['Kyoto, 99,999.09', listed('Kyoto'), 109_999, party(1), 4000],
    ['Kyoto, 100,000', listed('Kyoto'), 110_000, party(1), 10_000],
    ['Bologna, 30.9909', bologna, 3409, party(1), 300],
    ['Bologna, 31.00', bologna, 3410, party(1), 420],
    ['Bologna, 70.99 for each of two', bologna, 15_618, party(2), 840],
    ['Bologna, 71.00 for each of two', bologna, 15_620, party(2), 920],
    ['Bologna, 120.9909', bologna, 13_309, party(1), 460],
    ['Bologna, 121.00', bologna, 13_310, party(1), 500],
    // Three share the price, and a child of 13 pays nothing.
    ['Bologna, 31.00 for each of three, one of 13', bologna, 10_230, party(2, 13), 840],
  ])('%s', (_, taxes, price, guests, sum) => expect(onTop(taxes, price, guests)).toBe(sum));
});

describe('a percentage up to a sum for each guest', () => {
  it.each([
    // 20,000 for two without consumption tax.
    ['2 % of 20,000', 22_000, 2, 400],
    ['2 % of 100,000 for one, the most', 110_000, 1, 2000],
    ['2 % of 150,000 for each of two, 2,000 at most', 330_000, 2, 4000],
    ['2 % of 99,999.55 for each of two, rounded once', 219_999, 2, 4000],
    // 180,000 for three: 1,200 each.
    ['2 % of 60,000 for each of three', 198_000, 3, 3600],
  ])('Okinawa: %s', (_, price, adults, sum) => expect(onTop(okinawa, price, party(adults))).toBe(sum));
});

describe('India’s bands by the day of the stay: from, then above', () => {
  /**
   * Notification 11/2017-CT (Rate): 12 % from 1,000, 18 % from 2,500, 28 % from 7,500. 20/2019 from 1 October 2019: 12 %
   * above 1,000, 18 % above 7,500. 03/2022 from 18 July 2022: 12 % up to 7,500. 15/2025 from 22 September 2025: 5 % up
   * to 7,500, 18 % above.
   */
  const gst = [
    ...(
      [
        [12, { priceFrom: 1000, priceTo: 2499 }],
        [18, { priceFrom: 2500, priceTo: 7499 }],
        [28, { priceFrom: 7500 }],
      ] as const
    ).map(([rate, of]) => tax({ id: `2017-${rate}`, tax: rate, ...of, validTo: day('2019-09-30') })),
    tax({
      id: '2019-12',
      tax: 12,
      priceAbove: 1000,
      priceTo: 7500,
      validFrom: day('2019-10-01'),
      validTo: day('2022-07-17'),
    }),
    tax({ id: '2022-12', tax: 12, priceTo: 7500, validFrom: day('2022-07-18'), validTo: day('2025-09-21') }),
    tax({ id: '2019-18', tax: 18, priceAbove: 7500, validFrom: day('2019-10-01') }),
    tax({ id: '2025-5', tax: 5, priceTo: 7500, validFrom: day('2025-09-22') }),
  ];
  it.each([
    ['2018-05-01', 999, 0],
    ['2018-05-01', 1000, 120],
    ['2018-05-01', 2499, 300],
    ['2018-05-01', 2500, 450],
    ['2018-05-01', 7499, 1350],
    ['2018-05-01', 7500, 2100],
    ['2019-10-01', 1000, 0],
    ['2019-10-01', 1001, 120],
    ['2019-10-01', 7500, 900],
    ['2019-10-01', 7501, 1350],
    ['2022-07-18', 1000, 120],
    ['2025-09-21', 7500, 900],
    ['2025-09-22', 1000, 50],
    ['2025-09-22', 7500, 375],
    ['2025-09-22', 7501, 1350],
  ])('%s, ₹%i', (date, price, sum) => expect(onTop(gst, price, couple, { date })).toBe(sum));

  it('changes within a stay: a night at 12 % and one at 5 %', () =>
    expect(onTop(gst, 5000, couple, { nights: 2, date: '2025-09-21' })).toBe(600 + 250));
});

describe('sums by age, nights and class', () => {
  /** Alpbachtal, Tyrol (alpbachtal.at): 3.50 from 15 years. */
  const tyrol = [tax({ id: 'tirol', taxType: 'fixed', tax: 350, per: 'person', exemptUnderAge: 15 })];
  /** Oö. Tourismusgesetz 2018, § 47 and § 50 (seewalchen.eu): 2.40 from 15 years, on 60 nights one after the other. */
  const upperAustria = [{ ...tyrol[0], tax: 240, maxNights: 60 } as TaxEntry];
  /** Ritten, South Tyrol, from 1 January 2024 (ritten.eu): four stars 3.50 from 14 years. */
  const ritten = [{ ...tyrol[0], exemptUnderAge: 14 } as TaxEntry];
  /** Dortmund (apartmentservice.de): 7.5 % of the price with its VAT of 7 %. */
  const dortmund = [
    tax({ id: 'vat', tax: 7, inclusive: true, index: 1 }),
    tax({ id: 'city', tax: 7.5, index: 2, useIndex: 1 }),
  ];
  /**
   * Dubai: VAT of 5 % (Federal Decree-Law 8 of 2017), and the Tourism Dirham a room and night, of a four-star hotel 15
   * on 30 nights (Executive Council Resolution 2 of 2014). totalityestates.com: 1,000 and 50 and 15.
   */
  const dubai = [tax({ id: 'vat', tax: 5, index: 1 }), ...listed('Dubai')];
  it.each<[string, readonly TaxEntry[], number, GuestCounts, number, number]>([
    ['Tyrol, two with children of 14 and 15, a week', tyrol, 20_000, party(2, 14, 15), 7, 7350],
    ['Upper Austria, two for 62 nights', upperAustria, 9000, couple, 62, 28_800],
    ['South Tyrol, two with children of 13 and 14, five nights', ritten, 20_000, party(2, 13, 14), 5, 5250],
    ['Dortmund, a night of 107.00: 8.025', dortmund, 10_700, couple, 1, 803],
    ['Dortmund, two of them: 16.05', dortmund, 10_700, couple, 2, 1605],
    ['Dubai, a night of 1,000', dubai, 100_000, couple, 1, 6500],
    ['Dubai, 31 nights of 1,000', dubai, 100_000, couple, 31, 31 * 5000 + 30 * 1500],
  ])('%s', (_, taxes, price, guests, nights, sum) => expect(onTop(taxes, price, guests, { nights })).toBe(sum));
});
