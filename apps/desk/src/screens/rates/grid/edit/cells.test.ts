import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf } from '../../rates.fixture.ts';
import { figuresOf } from '../../figures/figures.ts';
import { figureLine, linesOf, type FigureLine } from '../../figures/lines.ts';
import { changesOf } from './changes-of.ts';
import { copied } from './copied.ts';
import { filled } from './filled.ts';
import { pasted } from './pasted.ts';
import { edgesDrawnTo, steppedTo } from './range.ts';
import { readTsv, writeTsv } from './tsv.ts';
import { typedValue } from './typed-value.ts';
import { unmetStay } from './unmet.ts';

const grid = gridOf();
const figures = figuresOf(grid);
const lines = linesOf(grid, new Set());
const dates = grid.forecast.map(({ date }) => date);
const [wed, thu, fri, sat] = dates as [LocalDate, LocalDate, LocalDate, LocalDate];
const on = { lines, dates, shown: (line: FigureLine, date: LocalDate) => figures.of(line, date) };
const read = (text: string, line: FigureLine, now: number | boolean | null) =>
  typedValue(text, line, now, { grid, signs: ['INR', '₹'] });
const price = figureLine('teak-king', 'breakfast', 'priceForPax', 2, true);
const single = figureLine('teak-king', 'breakfast', 'priceForPax', 1);
const least = figureLine('teak-king', 'breakfast', 'minStay');
// Lines: sale, rooms, breakfast, room only, rules.
const atPrice = 2;

test('what is written as rows is read as the same rows', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.stringMatching(/^[0-9., ]{0,6}$/), { minLength: 2, maxLength: 2 }), {
        minLength: 1,
        maxLength: 4,
      }),
      (rows) => {
        expect(readTsv(`${writeTsv(rows)}\n`)).toEqual(rows);
      },
    ),
  ));

test('a cell of a spreadsheet with a break or a quote in it is one cell', () =>
  expect(readTsv('"a\nb"\t"say ""x"""\r\n1\t\r\n')).toEqual([
    ['a\nb', 'say "x"'],
    ['1', ''],
  ]));

test('one figure goes into all cells in hand, and what follows another plan is left to it', () => {
  const made = pasted([['6,000']], { top: atPrice, bottom: atPrice + 1, first: 0, last: 1 }, { ...on, read });
  expect(made).toEqual({
    edits: [
      { line: lines[atPrice], date: wed, value: 6000 },
      { line: lines[atPrice], date: thu, value: 6000 },
    ],
    left: 2,
  });
});

test('nothing is half pasted: the cell is named that cannot be taken', () => {
  const into = { top: atPrice, bottom: atPrice, first: 0, last: 0 };
  expect(pasted([['6000', '€ 7']], into, { ...on, read })).toMatchObject({ fault: 'other_currency', date: thu });
  expect(pasted([['1', '2', '3', '4', '5']], into, { ...on, read })).toMatchObject({ fault: 'no_room' });
  expect(pasted([['', '6100']], into, { ...on, read })).toMatchObject({ edits: [{ date: thu, value: 6100 }] });
});

test('a fill repeats what is in hand over lines of its kind alone', () => {
  const source = { top: atPrice, bottom: atPrice, first: 0, last: 0 };
  const shown: typeof on.shown = (line, date) => {
    const figure = figures.of(line, date);
    return figure !== null && line.id === lines[atPrice]?.id && date === wed ? { ...figure, value: 7000 } : figure;
  };
  expect(filled(source, { ...source, last: 2 }, { ...on, shown }).edits).toEqual([
    { line: lines[atPrice], date: thu, value: 7000 },
    { line: lines[atPrice], date: fri, value: 7000 },
  ]);
  expect(filled(source, { top: 0, bottom: 4, first: 0, last: 0 }, { ...on, shown })).toEqual({ edits: [], left: 1 });
});

test('a corner is drawn down or across, whichever is further', () => {
  const from = { top: 2, bottom: 2, first: 1, last: 1 };
  expect(edgesDrawnTo(from, { line: 3, day: 4 })).toEqual({ ...from, last: 4 });
  expect(edgesDrawnTo(from, { line: 0, day: 2 })).toEqual({ ...from, top: 0 });
});

test('cells are copied as plain numbers, what is no figure as nothing', () =>
  expect(copied({ top: 1, bottom: 4, first: 0, last: 1 }, { ...on, currency: 'INR', mark: '.' })).toEqual([
    ['10', '10'],
    ['5800', '5800'],
    ['5200', '5200'],
    ['', ''],
  ]));

test('arrows step towards where the language goes, and no further than the edge', () => {
  const reach = { lines: 5, days: 4, isRtl: false, isFar: false };
  expect(steppedTo({ line: 2, day: 0 }, 'ArrowLeft', reach)).toEqual({ line: 2, day: 0 });
  expect(steppedTo({ line: 2, day: 0 }, 'ArrowLeft', { ...reach, isRtl: true })).toEqual({ line: 2, day: 1 });
  expect(steppedTo({ line: 2, day: 1 }, 'ArrowRight', { ...reach, isFar: true })).toEqual({ line: 2, day: 3 });
  expect(steppedTo({ line: 2, day: 1 }, 'x', reach)).toBeNull();
});

test('nights in a row that say the same are one change, prices of one night go together', () => {
  const edits = [
    { line: price, date: wed, value: 7000 },
    { line: single, date: wed, value: 6500 },
    { line: price, date: thu, value: 7000 },
    { line: single, date: thu, value: 6500 },
    { line: least, date: sat, value: 2 },
    { line: price, date: sat, value: 'rule' as const },
  ];
  const ids = { roomTypeId: 'teak-king', ratePlanId: 'breakfast' };
  const steps = [
    { pax: 1, price: 6500 },
    { pax: 2, price: 7000 },
  ];
  expect(changesOf(edits)).toEqual([
    { ...ids, from: wed, to: thu, priceForPax: steps, keepOthers: true },
    { ...ids, from: sat, to: sat, minStay: 2, backToRule: ['priceForPax'] },
  ]);
  const total = figureLine('teak-king', null, 'total', null, true);
  expect(changesOf([{ line: total, date: wed, value: 3 }])).toEqual([
    { roomTypeId: 'teak-king', from: wed, to: wed, total: 3 },
  ]);
});

test('a minimum that no stay can meet is said before it is saved', () => {
  const most = figureLine('teak-king', 'breakfast', 'maxStay');
  const both = [
    { line: least, date: wed, value: 3 },
    { line: most, date: wed, value: 2 },
  ];
  expect(unmetStay(both, figures.of, grid.onSale.to)).toMatchObject({ fault: 'stay_order', date: wed });
  expect(unmetStay([both[0] as (typeof both)[0]], figures.of, grid.onSale.to)).toBeNull();
  expect(unmetStay([{ line: least, date: sat, value: 3 }], figures.of, sat)).toMatchObject({ fault: 'beyond_sale' });
  expect(unmetStay([{ line: most, date: wed, value: null }, both[0] as (typeof both)[0]], figures.of, sat)).toBeNull();
});
