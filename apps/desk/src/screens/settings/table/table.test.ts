import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documents } from '../settings.fixture.ts';
import { readCells, writtenCell } from './read-cells.ts';
import { readTable } from './read-table.ts';
import { templateOf } from './template.ts';
import { countInCell, dayInCell, moneyInCell } from './typed-cell.ts';

// Shows docs/rules.md: People of a hotel (From a spreadsheet).

test.each([
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['€ 1.234', 123_400],
  ['EUR 12', 1200],
  ['12 €', 1200],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['१,२३४', 123_400],
  ['much', null],
  ['12.505,1234567890', null],
  ['-5', null],
  ['', null],
])('%s is %s cents', (text, minor) => expect(moneyInCell(text, 'EUR')).toBe(minor));

test('rupees are written with their sign, in groups of two, and with a stroke', () => {
  expect(['₹1,234', 'Rs. 1,25,000', '4500/-', '₹१,२३४'].map((text) => moneyInCell(text, 'INR'))).toEqual([
    1234, 125_000, 4500, 1234,
  ]);
});

test.each([
  ['2027-04-01', '2027-04-01'],
  ['2027/4/1', '2027-04-01'],
  ['01.04.2027', '2027-04-01'],
  ['1/4/2027', '2027-04-01'],
  ['4/13/2027', '2027-04-13'],
  ['13/4/2027', '2027-04-13'],
  ['1 Apr 2027', '2027-04-01'],
  ['1. März 2027', '2027-03-01'],
  ['١/٤/٢٠٢٧', '2027-04-01'],
  ['31.02.2027', null],
  ['April', null],
  ['1/4/27', null],
])('%s is %s', (text, day) => expect(dayInCell(text)).toBe(day));

test('a count is whole and above none', () => {
  expect(['12', '१२', '1,000', '0', '2.5', 'two'].map(countInCell)).toEqual([12, 12, 1000, null, null, null]);
});

test('tabs, semicolons and commas stand between cells, and quotes around texts that have them', () => {
  for (const text of ['a\tb, c\n\nd\t"e ""f"""', 'a;"b, c"\r\n;\r\nd;"e ""f"""', '\uFEFFa,"b, c"\nd,"e ""f"""'])
    expect(readCells(text).map(({ cells }) => cells.filter((cell) => cell !== ''))).toEqual([
      ['a', 'b, c'],
      ['d', 'e "f"'],
    ]);
  expect(readCells('a,b\n"1\n2",3\n4,5').map(({ line }) => line)).toEqual([1, 2, 4]);
});

test('whatever is written is read again, and is no formula to a spreadsheet', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((one) => one.replaceAll(/[\r\t]/g, ' ').trim())
    .filter((one) => one !== '');
  fc.assert(
    fc.property(text, (one) => {
      const written = writtenCell(one);
      expect(written).not.toMatch(/^"?[=+@]/);
      expect(readCells(`x,y\n${written},1`)[1]?.cells[0]).toBe(/^[=+@]|^-(?!\d)/.test(one) ? `'${one}` : one);
    }),
  );
});

const read = (table: string) => readTable(table, documents, 'en');

test('the table as it stands changes nothing', () => {
  const template = templateOf(documents, 'en');
  expect(template.split('\r\n')).toEqual([
    'name,rooms,guests,bed,from,Flexible',
    'King,4,2,1 x king,,4600',
    'twin,2,2,2 x single,,',
  ]);
  expect(read(template)).toEqual({ kind: 'read', changes: [] });
});

test('a price that changes takes those of fewer guests with it, one from a day on stands beside it, and a new room is added', () => {
  const table = [
    'Zimmer;Anzahl;Gäste;Bett;ab;Flexible',
    'king;5;;;;"5.000"',
    'King;;;;1.4.2027;₹5,600',
    'Garden Hut;2;3;2 x single + sofa;;₹ 3,200',
  ].join('\n');
  const taken = read(table);
  expect(taken).toMatchObject({
    kind: 'read',
    changes: [
      {
        path: 'rooms.king',
        value: {
          total: 5,
          prices: {
            flexible: {
              priceForPax: [
                { pax: 1, price: 4400 },
                { pax: 2, price: 5000 },
              ],
              later: [
                {
                  from: '2027-04-01',
                  priceForPax: [
                    { pax: 1, price: 5000 },
                    { pax: 2, price: 5600 },
                  ],
                },
              ],
            },
          },
        },
      },
      {
        path: 'rooms.garden-hut',
        value: {
          total: 2,
          maxPax: 3,
          beds: [
            { kind: 'single', count: 2 },
            { kind: 'sofa', count: 1 },
          ],
          prices: { flexible: { priceForPax: [{ pax: 3, price: 3200 }] } },
        },
      },
      { file: 'words.en.json', path: 'rooms.garden-hut', value: { name: 'Garden Hut', amenities: [] } },
    ],
  });
});

test('what cannot be read is told by line and column, all of it at once, and nothing is taken', () => {
  const faults = (table: string) => {
    const taken = read(table);
    return taken.kind === 'wrong' ? taken.faults.map(({ code, line, column }) => [code, line, column]) : taken;
  };
  expect(
    faults(
      'name,rooms,guests,bed,from,Flexible\nKing,many,,hammock,,free\n,1,,,,\nHut,,2,,,100\nTwin,,,,soon,\nKing,3,,,,',
    ),
  ).toEqual([
    ['no_count', 2, 'rooms'],
    ['no_bed', 2, 'bed'],
    ['no_money', 2, 'Flexible'],
    ['no_name', 3, 'name'],
    ['new_lacks', 4, 'rooms'],
    ['no_day', 5, 'from'],
    ['row_twice', 6, 'name'],
  ]);
  expect(faults('name,Price\nKing,1')).toEqual([['unknown_column', 1, 'Price']]);
  expect(faults('rooms,Flexible\n1,2')).toEqual([['no_name_column', 1, null]]);
  expect(faults('name,Flexible\nKing,1,234')).toEqual([['too_many_cells', 2, null]]);
  expect(faults('')).toEqual([['no_rows', null, null]]);
  expect(faults(`name\n${'King\n'.repeat(201)}`)).toEqual([['too_many_rows', null, null]]);
});
