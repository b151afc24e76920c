import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import type { GuestCounts } from '../guests/guest-counts.types.ts';
import { checkScopes } from './check-scope.ts';
import { checkTaxes } from './check-taxes.ts';
import { couple, stay } from './nights.fixtures.ts';
import { taxesOf } from './places.fixtures.ts';
import { taxLinesOn } from './tax-lines.ts';
import type { TaxableNight } from './tax.types.ts';

/** What each tax of a place comes to; the sums beside the tests are worked out from the rule, not from the engine. */
function billed(place: string, nights: readonly TaxableNight[]): Record<string, number> {
  return Object.fromEntries(taxLinesOn(taxesOf.get(place) ?? [], nights).map(({ taxId, amount }) => [taxId, amount]));
}

const family = (...childAges: number[]): GuestCounts => ({ adults: 2, childAges, infants: 0 });
const alone: GuestCounts = { adults: 1, childAges: [], infants: 0 };
const from = (firstNight: string) => ({ firstNight: firstNight as LocalDate });

it('the document has thirty places and more', () => {
  expect(taxesOf.size).toBeGreaterThan(30);
});

it.each([...taxesOf])('the entries of %s can be taken into a hotel’s file', (_place, taxes) => {
  expect(taxes.length).toBeGreaterThan(0);
  expect(() => checkTaxes(taxes)).not.toThrow();
  expect(() => checkScopes(taxes)).not.toThrow();
});

describe('Germany, Austria, Switzerland', () => {
  it('Berlin: 7.5 % of 300.00 without VAT is 22.50, and of 22 nights one is free', () => {
    expect(billed('Berlin', stay(1, 32_100))).toEqual({ vat: 2100, 'city-tax': 2250 });
    expect(billed('Berlin', stay(22, 32_100))).toEqual({ vat: 46_200, 'city-tax': 21 * 2250 });
  });

  it('Hamburg: by the price of each guest without VAT, 100.00 still in the lower band', () => {
    // 160.50 is 150.00 without VAT, 75.00 a guest; 214.00 is 100.00 a guest; 235.40 is 110.00; 428.00 is 200.00.
    const ofCouple = (price: number) => billed('Hamburg', stay(1, price));
    expect(ofCouple(16_050)).toEqual({ vat: 1050, 'ktt-100': 480 });
    expect(ofCouple(21_400)).toEqual({ vat: 1400, 'ktt-100': 480 });
    expect(ofCouple(23_540)).toEqual({ vat: 1540, 'ktt-150': 720 });
    expect(ofCouple(42_800)).toEqual({ vat: 2800, 'ktt-200': 960 });
  });

  it('Dresden: 6 % of the price with VAT, of the part of adults, without breakfast', () => {
    // The city’s old example of a double room of 56.00 for three nights: 28.00 a guest, 1.68 of it, six times.
    expect(billed('Dresden', stay(3, 5600))).toMatchObject({ beherbergungssteuer: 1008 });
    // 90.00 for three is 30.00 each, 60.00 for the adults.
    expect(billed('Dresden', stay(1, 9000, family(12)))).toMatchObject({ beherbergungssteuer: 360 });
    // 47.00 with a breakfast of 4.50 is 42.50, four times 2.55.
    const [vat, levy] = taxesOf.get('Dresden') ?? [];
    if (vat === undefined || levy === undefined) throw new Error('Dresden has two taxes');
    expect(taxLinesOn([vat, { ...levy, untaxedPerGuest: 450 }], stay(4, 4700, alone))[1]?.amount).toBe(1020);
  });

  it('Vienna: 3.2 % of 89 %, then 5 %, then 8 % of 100.00 without VAT', () => {
    const on = (night: string) => billed('Vienna', stay(1, 11_000, couple, from(night)));
    expect(on('2026-06-30')).toEqual({ vat: 1000, 'ortstaxe-2025': 285 });
    expect(on('2026-07-01')).toEqual({ vat: 1000, 'ortstaxe-2026': 500 });
    expect(on('2027-07-01')).toEqual({ vat: 1000, 'ortstaxe-2027': 800 });
  });

  it('Salzburg: three of four guests are 15 or above, and May begins on the second night', () => {
    expect(billed('Salzburg', stay(2, 20_000, family(14, 15), from('2027-04-30')))).toEqual({
      'mobilitaet-2025': 150,
      'mobilitaet-2027': 330,
    });
  });

  it('Zurich: 3.50 for two on 30 of 32 nights', () => {
    expect(billed('Zurich', stay(32, 20_000))).toEqual({ 'city-tax': 21_000 });
  });
});

describe('northern, western and central Europe', () => {
  it('Paris: 8.13 for each adult and night', () => {
    expect(billed('Paris', stay(3, 25_000, family(17), from('2024-05-10')))).toEqual({ 'taxe-de-sejour': 4878 });
  });

  it('Amsterdam: 12.5 % of 200.00 on both sides of the new year, with VAT of 9 and of 21 %', () => {
    const on = (night: string, price: number) => billed('Amsterdam', stay(1, price, couple, from(night)));
    expect(on('2025-12-31', 21_800)).toEqual({ 'vat-2025': 1800, toeristenbelasting: 2500 });
    expect(on('2026-01-01', 24_200)).toEqual({ vat: 4200, toeristenbelasting: 2500 });
  });

  it('Edinburgh: 5 % of 100.00 without VAT on five of seven nights, if booked since October 2025', () => {
    const booked = (bookedOn: string) =>
      billed('Edinburgh', stay(7, 12_000, couple, { bookedOn: bookedOn as LocalDate }));
    expect(booked('2025-10-01')).toEqual({ vat: 14_000, 'visitor-levy': 2500 });
    expect(booked('2025-09-30')).toEqual({ vat: 14_000 });
  });

  it('London: from the 29th night VAT is on a fifth of the price without it', () => {
    // 28 nights have 20.00 of 120.00 in them; of 104.00 it is 20 % of a fifth of 100.00.
    const [month, later] = [stay(30, 12_000), stay(30, 10_400)];
    expect(billed('London', [...month.slice(0, 28), ...later.slice(28)])).toEqual({
      vat: 56_000,
      'vat-long-stay': 800,
    });
    // Where the guest pays 120.00 on: 4/104 of it, 4.615, twice.
    expect(billed('London', month)).toEqual({ vat: 56_000, 'vat-long-stay': 923 });
  });

  it('Dublin: 13.5 % of 200.00, and 9 % of two breakfasts of 10.00', () => {
    // 200.00 + 27.00 for the room, 20.00 + 1.80 for the breakfasts.
    expect(billed('Dublin', stay(1, 24_880, couple, { ratePlanId: 'breakfast' }))).toEqual({
      vat: 2700,
      'vat-breakfast': 180,
    });
    expect(billed('Dublin', stay(1, 22_700, couple, { ratePlanId: 'room-only' }))).toEqual({ 'vat-room-only': 2700 });
  });

  it('Copenhagen: a fifth of the price is VAT', () => {
    expect(billed('Copenhagen', stay(1, 125_000))).toEqual({ moms: 25_000 });
  });

  it('Prague: 50 crowns for two adults and three nights, and nothing of a stay above 60 days', () => {
    expect(billed('Prague', stay(3, 300_000, family(17)))).toEqual({ 'poplatek-z-pobytu': 30_000 });
    expect(billed('Prague', stay(61, 300_000))).toEqual({});
  });
});

describe('southern Europe and Türkiye', () => {
  it('Barcelona: 3.40 + 5.00 and 10 % VAT, seven of nine nights, from 17 years', () => {
    // 14 times 8.40 is 117.60, and VAT 11.76.
    expect(billed('Barcelona', stay(9, 20_000, family(16)))).toEqual({ ieet: 12_936 });
  });

  it('Palma: eight nights whole and two half, from 16 years', () => {
    // Twice 8 × 3.00 + 2 × 1.50 is 54.00, and VAT 5.40.
    const july = billed('Palma', stay(10, 20_000, family(15), from('2026-07-01')));
    expect(july).toEqual({ its: 5280, 'its-ninth': 660 });
  });

  it('Rome: three of four guests, ten of twelve nights, 7.50', () => {
    expect(billed('Rome', stay(12, 20_000, family(9, 11)))).toEqual({ contributo: 22_500 });
  });

  it('Florence: three of four guests, seven of eight nights, 6.00', () => {
    expect(billed('Florence', stay(8, 20_000, family(11, 12), from('2024-04-01')))).toEqual({ imposta: 12_600 });
  });

  it('Milan: two adults, 14 of 15 nights, 7.40', () => {
    expect(billed('Milan', stay(15, 20_000, family(17)))).toEqual({ imposta: 20_720 });
  });

  it('Lisbon: three of four guests, seven of eight nights, 4.00', () => {
    expect(billed('Lisbon', stay(8, 20_000, family(12, 15)))).toEqual({ 'taxa-turistica': 8400 });
  });

  it('Athens: for the room, two nights of October and one of November', () => {
    expect(billed('Athens', stay(3, 20_000, family(9), from('2026-10-30')))).toEqual({
      'resilience-fee': 1000,
      'resilience-fee-winter': 150,
    });
  });

  it('Istanbul: 2 % of 1,000.00 without VAT', () => {
    expect(billed('Istanbul', stay(1, 110_000))).toEqual({ kdv: 10_000, 'konaklama-vergisi': 2000 });
  });
});

describe('Asia and the Gulf', () => {
  it('Dubai: 15 dirhams a room on 30 nights at most', () => {
    expect([30, 31, 75].map((nights) => billed('Dubai', stay(nights, 50_000)))).toEqual(
      Array.from({ length: 3 }, () => ({ 'tourism-dirham': 45_000 })),
    );
    expect(billed('Dubai', [...stay(1, 50_000), ...stay(1, 70_000)])).toEqual({ 'tourism-dirham': 3000 });
  });

  it('Abu Dhabi: twice 4 % of 500.00', () => {
    expect(billed('Abu Dhabi', stay(1, 50_000))).toEqual({ 'tourism-fee': 2000, 'municipality-fee': 2000 });
  });

  it('Tokyo: by the price of each of two without consumption tax', () => {
    // 33,000 is 30,000 without it, 15,000 each; 32,989 is 29,990; 21,989 is 19,990, 9,995 each.
    const ofCouple = (price: number) => billed('Tokyo', stay(1, price));
    expect(ofCouple(33_000)).toEqual({ shohizei: 3000, 'shukuhakuzei-200': 400 });
    expect(ofCouple(32_989)).toEqual({ shohizei: 2999, 'shukuhakuzei-100': 200 });
    expect(ofCouple(21_989)).toEqual({ shohizei: 1999 });
  });

  it('Tokyo: a fraction below ¥10,000 or ¥15,000 is below it', () => {
    const single = { ...couple, adults: 1 };
    // Of one guest, without consumption tax: 9,999.09; 10,000; 14,999.09; 15,000.
    const taxed = [10_999, 11_000, 16_499, 16_500].map((price) => {
      const { shohizei: _shohizei, ...city } = billed('Tokyo', stay(1, price, single));
      return city;
    });
    expect(taxed).toEqual([{}, { 'shukuhakuzei-100': 100 }, { 'shukuhakuzei-100': 100 }, { 'shukuhakuzei-200': 200 }]);
  });

  it('Kyoto: five bands since March 2026, three before', () => {
    const ofCouple = (price: number, night = '2026-03-01') => {
      const { shohizei: _shohizei, ...city } = billed('Kyoto', stay(1, price, couple, from(night)));
      return city;
    };
    // Each of two without consumption tax: 5,999.09.
    expect(ofCouple(13_198)).toEqual({ 'shukuhakuzei-200': 400 });
    // Each of two without consumption tax: 5,909; 6,000; 20,000; 50,000; 100,000.
    expect([13_000, 13_200, 44_000, 110_000, 220_000].map((price) => ofCouple(price))).toEqual([
      { 'shukuhakuzei-200': 400 },
      { 'shukuhakuzei-400': 800 },
      { 'shukuhakuzei-1000': 2000 },
      { 'shukuhakuzei-4000': 8000 },
      { 'shukuhakuzei-10000': 20_000 },
    ]);
    expect([13_200, 44_000, 220_000].map((price) => ofCouple(price, '2026-02-28'))).toEqual([
      { 'before-200': 400 },
      { 'before-500': 1000 },
      { 'before-1000': 2000 },
    ]);
  });

  it('Osaka: nothing under 5,000 without consumption tax, then 200, 400 and 500', () => {
    const ofOne = (price: number) => billed('Osaka', stay(1, price, alone));
    expect([5489, 5500, 16_500, 22_000].map(ofOne)).toEqual([
      { shohizei: 499 },
      { shohizei: 500, 'shukuhakuzei-200': 200 },
      { shohizei: 1500, 'shukuhakuzei-400': 400 },
      { shohizei: 2000, 'shukuhakuzei-500': 500 },
    ]);
  });

  it('Singapore: the example of IRAS, 100.00 with service 110.00, GST of 8 % 8.80, of 9 % 9.90', () => {
    const on = (night: string) => billed('Singapore', stay(1, 10_000, couple, from(night)));
    expect(on('2023-12-31')).toEqual({ service: 1000, 'gst-2023': 880 });
    expect(on('2024-01-01')).toEqual({ service: 1000, gst: 990 });
  });

  it('Bali: 10 % of 1,200,000 and of its service charge', () => {
    expect(billed('Bali', stay(1, 1_200_000))).toEqual({ service: 120_000, pbjt: 132_000 });
  });

  it('Kuala Lumpur: 10 ringgit a room and night, but not of Malaysians', () => {
    expect(billed('Kuala Lumpur', stay(2, 30_000))).toEqual({ 'service-tax': 4800, 'tourism-tax': 2000 });
    expect(billed('Kuala Lumpur', stay(2, 30_000, couple, { exemptions: ['malaysian'] }))).toEqual({
      'service-tax': 4800,
    });
  });

  it('Kathmandu: 248.60 is 200.00, service 20.00 and VAT 28.60', () => {
    expect(billed('Kathmandu', stay(1, 24_860))).toEqual({ service: 2000, vat: 2860 });
  });

  it('Goa: 5 % up to 7,500, 18 % above, each half a whole rupee', () => {
    const at = (price: number) => billed('Goa', stay(1, price));
    expect(at(7000)).toEqual({ cgst: 175, sgst: 175 });
    expect(at(7500)).toEqual({ cgst: 188, sgst: 188 });
    expect(at(8000)).toEqual({ 'cgst-high': 720, 'sgst-high': 720 });
  });
});

describe('North America', () => {
  it('New York City: 8.875 % and 5.875 %, 1.50 a unit, and by the rent up to 2.00 a room', () => {
    expect(billed('New York City', stay(1, 7600))).toEqual({
      'sales-tax': 675,
      'unit-fee': 150,
      'occupancy-tax': 447,
      'occupancy-fee-200': 200,
    });
    expect(billed('New York City', stay(1, 3999))).toMatchObject({ 'occupancy-fee-150': 150 });
    // A suite of 5,000.00 pays 293.75 and 1.50 once, and 2.00 for each of its rooms.
    expect(billed('New York City', stay(1, 500_000, couple, { roomTypeId: 'suite-of-three' }))).toEqual({
      'sales-tax': 44_375,
      'unit-fee': 150,
      'occupancy-tax': 29_375,
      'occupancy-fee-200': 200,
      'occupancy-fee-suite': 400,
    });
  });

  it('San Francisco: 14 % of 200.00', () => {
    expect(billed('San Francisco', stay(1, 20_000))).toEqual({ tot: 2800 });
  });

  it('Toronto: 8.5 % of 228.00 until July 2026, 6 % after, HST on the price with it', () => {
    const on = (night: string) => billed('Toronto', stay(1, 22_800, couple, from(night)));
    // 13 % of 247.38 and of 241.68.
    expect(on('2026-07-31')).toEqual({ 'mat-2025': 1938, hst: 3216 });
    expect(on('2026-08-01')).toEqual({ mat: 1368, hst: 3142 });
    expect(billed('Toronto', stay(31, 22_800))).not.toHaveProperty('mat');
  });
});
