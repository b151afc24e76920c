import { describe, expect, it, test } from 'vitest';
import { rupeesInWords } from './amount-in-words.ts';
import { documentsPolicyOf } from './documents-policy.ts';
import { dividedCharge, germanShares } from './divided-price.ts';
import { gstNames, isGstin, placeOfSupplyOf, withGstHalves } from './gstin.ts';
import { fiscalYearOf, isNumberShortEnough, isPrefix, numberOf } from './invoice-number.ts';
import { charge, dayOf } from './invoice.fixtures.ts';
import { taxKindOf } from './tax-kinds.ts';

// Shows docs/rules.md: Papers that the law allows (None, The account only, Invoices, A country that is not known, Lifted).

const today = dayOf('2026-11-29');

test.each([
  ['PT', 'none', ['certified-software']],
  ['ES', 'folio-only', ['chained-records']],
  ['IT', 'folio-only', ['exchange-system']],
  ['GR', 'folio-only', ['fiscal-reporting']],
  ['NP', 'folio-only', ['listed-billing']],
  ['DE', 'invoice', ['signed-till']],
  ['IN', 'invoice', ['e-invoice-register']],
  ['ID', 'invoice', []],
  ['AE', 'invoice', []],
])('%s may issue: %s', (country, documents, notBuilt) => {
  expect(documentsPolicyOf(country, today)).toMatchObject({ documents, notBuilt });
});

test('a rule holds from its day on', () => {
  expect(documentsPolicyOf('AE', dayOf('2026-12-31')).notBuilt).toEqual([]);
  expect(documentsPolicyOf('AE', dayOf('2027-01-01')).notBuilt).toEqual(['exchange-system']);
});

test('a certified part lifts the rule; an unknown country has none', () => {
  expect(documentsPolicyOf('PT', today, true)).toMatchObject({ documents: 'invoice', notBuilt: [] });
  expect(documentsPolicyOf(undefined, today).documents).toBe('folio-only');
});

// Shows docs/rules.md: Invoices and credit notes (Numbers, Numbers of companies, Several rates in one price).
describe('numbers', () => {
  it.each([
    ['IN', '2026-03-31', '25-26', '2025-04-01'],
    ['IN', '2026-04-01', '26-27', '2026-04-01'],
    ['IN', '2099-12-31', '99-00', '2099-04-01'],
    ['DE', '2026-12-31', '2026', '2026-01-01'],
    [undefined, '2027-01-01', '2027', '2027-01-01'],
  ])('%s on %s: %s', (country, day, label, from) => expect(fiscalYearOf(country, dayOf(day))).toEqual({ label, from }));

  it('stand in the order prefix, year, serial', () =>
    expect(numberOf({ prefix: 'GOA', year: { label: '26-27' } }, 42)).toBe('GOA/26-27/0042'));

  it('have at most 16 characters in India', () => {
    expect([isPrefix('IN', 'GOA'), isPrefix('IN', 'GOAX'), isPrefix('DE', 'GOAX'), isPrefix('DE', 'a b')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(isNumberShortEnough('IN', 'GOA/26-27/999999')).toBe(true);
    expect(isNumberShortEnough('IN', 'GOA/26-27/1000000')).toBe(false);
  });
});

describe('GSTIN', () => {
  it.each(
    '27AAPFU0939F1ZV 29AAGCB7383J1Z4 24AAACC1206D1ZM 37AADCB2230M2ZR 33AAACH7409R1Z8 30AAAAA0000A1ZF 27AAAAA0000A1Z2 09ABCDE1234F1ZY'.split(
      ' ',
    ),
  )('%s is one', (text) => expect(isGstin(text)).toBe(true));
  it.each(['27AAPFU0939F1ZA', '27AAPFU0939F1Z', '99AAPFU0939F1ZV', '', '27aapfu0939f1zv', '27AAPFU0939F1ZV '])(
    '“%s” is none',
    (text) => expect(isGstin(text)).toBe(false),
  );

  it('says the state of a house', () => expect(placeOfSupplyOf('30AAAAA0000A1ZF')).toBe('30 Goa'));

  it('has GST of one line in its halves', () =>
    expect(withGstHalves([{ name: 'GST 5 %', rate: 5 }], '04AAAAA0000A1ZF')).toEqual([
      { name: 'CGST', rate: 2.5 },
      { name: 'UTGST', rate: 2.5 },
    ]));

  it('has two halves within a state, and one tax to another', () => {
    expect(gstNames('29', '29')).toEqual(['CGST', 'SGST']);
    expect(gstNames('04', '04')).toEqual(['CGST', 'UTGST']);
    expect(gstNames('07', '07')).toEqual(['CGST', 'SGST']);
    expect(gstNames('29', '27')).toEqual(['IGST']);
  });
});

test.each([
  [0, 'Rupees Zero Only'],
  [19, 'Rupees Nineteen Only'],
  [100, 'Rupees One Hundred Only'],
  [13_650, 'Rupees Thirteen Thousand Six Hundred Fifty Only'],
  [17_010, 'Rupees Seventeen Thousand Ten Only'],
  [123_456, 'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six Only'],
  [12_345_678, 'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Only'],
  [10_000_000_000, 'Rupees One Thousand Crore Only'],
])('%d in words', (rupees, words) => expect(rupeesInWords(rupees)).toBe(words));

describe('a price with parts of several rates', () => {
  const breakfast = charge({ id: 'b', gross: 1400 });
  const parts = (division: 'drinks-30' | 'services-15', on: string) =>
    dividedCharge(breakfast, germanShares(division, dayOf(on))).map(({ gross, taxes, description }) => [
      description.share,
      gross,
      taxes[0]?.rate,
    ]);

  it('is food at 7 % and drinks at 19 % since 2026', () => {
    expect(parts('drinks-30', '2026-01-01')).toEqual([
      ['food', 980, 7],
      ['drinks', 420, 19],
    ]);
    expect(parts('drinks-30', '2025-12-31')[0]).toEqual(['food', 980, 19]);
  });

  it('has 15 % of a package at 19 %, 20 % before', () => {
    expect(parts('services-15', '2026-05-01')).toEqual([
      ['lodging', 1190, 7],
      ['services', 210, 19],
    ]);
    expect(parts('services-15', '2025-05-01')[1]).toEqual(['services', 280, 19]);
  });
});

test.each([
  ['cgst-2022', 'CGST', 'vat'],
  ['vat', 'MwSt.', 'vat'],
  ['x', 'USt.', 'vat'],
  ['service', 'Service charge', 'service'],
  ['city-tax', 'City Tax', 'levy'],
  ['pb1', 'PB1', 'levy'],
  ['tourism-dirham', 'Tourism Dirham', 'levy'],
])('%s (%s) is %s', (id, name, kind) => expect(taxKindOf({ id, name })).toBe(kind));
