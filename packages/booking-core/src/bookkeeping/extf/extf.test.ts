import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../dates/local-date.types.ts';
import type { CarriedLine, Entry } from '../bookkeeping.types.ts';
import { entriesOfStay } from '../entries-of-stay.ts';
import { extfBatch, isExtfCode, type ExtfHead } from './booking-batch.ts';
import { extfColumns } from './columns.ts';
import { cp1252 } from './cp1252.ts';

/** As the platform reads Windows-1252. */
const read = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

const date = (text: string) => text as LocalDate;
const [paid, left] = [date('2026-11-02'), date('2026-11-14')];
const line = (more: Partial<CarriedLine>): CarriedLine => ({
  key: '',
  bookingId: 'b',
  kind: 'tax',
  ofDate: null,
  amount: 0,
  day: left,
  ...more,
});
const priced = (id: string, kind: 'room' | 'extra', net: number, rate: number, tax: number): CarriedLine[] => [
  line({ key: `line:${id}`, kind, amount: net }),
  line({ key: `line:${id}:tax:MwSt.:${rate}`, name: 'MwSt.', rate, base: net, amount: tax }),
];

/** Two guests, two nights in November 2026: 287.84, of which 100.00 was paid online before. */
const entries = entriesOfStay(
  {
    bookingId: 'b',
    reference: 'V-2026-000045',
    begins: paid,
    lines: [
      line({ key: 'payment:p1', kind: 'payment', way: 'stripe', amount: 10_000, day: paid }),
      ...priced('1-logis', 'room', 20_000, 7, 1400),
      ...priced('2-food', 'extra', 4000, 7, 280),
      ...priced('3-drinks', 'extra', 1600, 19, 304),
      line({ key: 'line:4-tax:tax:Kurtaxe:3', name: 'Kurtaxe', amount: 1200, base: 4 }),
      line({ key: 'entry:p2', kind: 'payment', way: 'cash', amount: 8784 }),
      line({ key: 'entry:p3', kind: 'payment', way: 'card-terminal', amount: 10_000 }),
    ],
    entered: { revenue: [], advances: [], entries: new Map() },
    sharesOf: () => [],
    isLevy: (name) => name === 'Kurtaxe',
    advanceTaxes: [{ name: 'MwSt.', rate: 7 }],
    papers: [{ kind: 'invoice', number: '2026-000123', date: left, party: null }],
  },
  [paid, left],
).map((entry, at): Entry => ({ ...entry, id: String(at) }));

const head: ExtfHead = {
  adviser: 1001,
  client: 7,
  accountLength: 4,
  yearBegins: date('2026-01-01'),
  from: date('2026-11-01'),
  to: date('2026-11-30'),
  name: 'Latchkey 2026-11',
  madeAt: new Date('2026-12-01T08:09:10.123Z'),
};
const rowsOf = (chart: 'skr03' | 'skr04', accounts = {}): string[] =>
  read(extfBatch(entries, { chart, accounts }, head)).split('\r\n');

// The lines of the worked example, derived by hand from its sums: account, contra account, date and number of each.
const wanted = (transit: string, [seven, nineteen]: readonly string[], levy: string, cash: string, advance: string) => [
  `100,00;"S";"EUR";;;"";${transit};${advance};"";0211;"V-2026-000045";"";;"Anzahlung online 7 %"`,
  `214,00;"S";"EUR";;;"";10000;${seven};"";1411;"2026-000123";"";;"Logis 7 %"`,
  `42,80;"S";"EUR";;;"";10000;${seven};"";1411;"2026-000123";"";;"Nebenleistungen 7 %"`,
  `19,04;"S";"EUR";;;"";10000;${nineteen};"";1411;"2026-000123";"";;"Nebenleistungen 19 %"`,
  `12,00;"S";"EUR";;;"";10000;${levy};"";1411;"2026-000123";"";;"Kurtaxe"`,
  `100,00;"S";"EUR";;;"";${advance};10000;"";1411;"2026-000123";"";;"Verrechnung Anzahlung"`,
  `87,84;"S";"EUR";;;"";${cash};10000;"";1411;"2026-000123";"";;"Zahlung bar"`,
  `100,00;"S";"EUR";;;"";${transit};10000;"";1411;"2026-000123";"";;"Zahlung Karte"`,
];

// Shows docs/rules.md: Bookkeeping (DATEV).
describe('a Buchungsstapel', () => {
  it.each([
    ['skr03', wanted('1360', ['8300', '8400'], '1590', '1000', '1711')],
    ['skr04', wanted('1460', ['4300', '4400'], '1370', '1600', '3260')],
  ] as const)('has the lines of the worked example by %s, each with 125 fields', (chart, lines) => {
    const [, , ...rows] = rowsOf(chart);
    expect(rows.at(-1)).toBe('');
    expect(rows.slice(0, -1).map((row) => row.split(';').slice(0, 14).join(';'))).toEqual(lines);
    for (const row of rows.slice(0, -1)) {
      expect(row.split(';')).toHaveLength(125);
      expect(row.split(';').slice(14).join('')).toBe('');
    }
  });

  it('says in its head who and when, in 31 fields, and names 125 columns', () => {
    const [first = '', second = ''] = rowsOf('skr04');
    expect(first.split(';')).toEqual([
      '"EXTF"',
      '700',
      '21',
      '"Buchungsstapel"',
      '13',
      '20261201080910123',
      '',
      '"RE"',
      '""',
      '""',
      '1001',
      '7',
      '20260101',
      '4',
      '20261101',
      '20261130',
      '"Latchkey 2026-11"',
      '""',
      '1',
      '0',
      '0',
      '"EUR"',
      '',
      '""',
      '',
      '',
      '"04"',
      '',
      '',
      '""',
      '""',
    ]);
    const names = second.split(';');
    expect(names).toHaveLength(125);
    // Places that the format's own description numbers.
    expect([1, 7, 8, 9, 10, 11, 14, 37, 114, 115, 116, 118].map((place) => names[place - 1])).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
      'BU-Schlüssel',
      'Belegdatum',
      'Belegfeld 1',
      'Buchungstext',
      'KOST1 - Kostenstelle',
      'Festschreibung',
      'Leistungsdatum',
      'Datum Zuord. Steuerperiode',
      'Generalumkehr (GU)',
    ]);
    expect(new Set(extfColumns).size).toBe(125);
  });

  it('quotes what a house names, and has a BU key on an account that does not work its tax out', () => {
    const own = { code: '8999', name: 'Logis "alt"', taxCode: '2' };
    const [, , , logis = ''] = rowsOf('skr03', { 'revenue:room:7': own, 'levy:Kurtaxe': { ...own, taxCode: '' } });
    expect(logis.split(';').slice(6, 9)).toEqual(['10000', '8999', '"2"']);
  });

  it('takes codes of digits: of guests one more than of other accounts', () => {
    expect(isExtfCode('10000', true, 4)).toBe(true);
    expect(isExtfCode('1000', true, 4)).toBe(false);
    expect(isExtfCode('8300', false, 4)).toBe(true);
    expect(isExtfCode('83000', false, 4)).toBe(false);
    expect(isExtfCode('83a0', false, 4)).toBe(false);
  });
});

describe('Windows-1252', () => {
  const bytes = (text: string): string => [...cp1252(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

  it('has the letters of Western Europe in one byte, wherever they were typed', () => {
    expect(bytes('Gebühr ß € „“')).toBe('47656 2fc6872 20df 20 80 20 8493'.replaceAll(' ', ''));
    expect(bytes('u\u0308')).toBe('fc');
    expect(bytes('ŒœŽžŸ')).toBe('8c9c8e9e9f');
  });

  it('takes the marks off letters that it lacks, and asks for the rest', () => {
    expect(read(cp1252('Čapek Łódź Ġorġ ﬁn ١٢ होटल'))).toBe('Capek Lódz Gorg fin ?? ????');
  });

  it('has a byte for each letter that the platform reads back as it was', () => {
    const known = [...Array(256).keys()].filter((code) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(code));
    const text = new TextDecoder('windows-1252').decode(Uint8Array.from(known));
    expect([...cp1252(text)]).toEqual(known);
  });
});
