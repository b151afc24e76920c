import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cell, csvOf, rowsOf } from './day-csv.ts';
import { booking, dayOf } from './today.fixture.ts';

test('a day is a row for each booking', () => {
  const day = dayOf({ arrivals: [booking({ guestName: 'Zoë "Z" Ray', toPay: 6090 })] });
  const rows = rowsOf(day, String, ({ toPay }) => String(toPay));
  expect(csvOf(rows)).toBe(
    '\uFEFF"arrivals","Zoë ""Z"" Ray","BCDF-2345","Teak King","2026-11-25","2026-11-28","2","0","6090","",""\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('%j is read, never run', (text) =>
  expect(cell(text)).toBe(`"'${text}"`),
);

test('a cell stays one cell, whatever a guest has written', () => {
  expect(() =>
    fc.assert(fc.property(fc.string(), (text) => !cell(text).slice(1, -1).replaceAll('""', '').includes('"'))),
  ).not.toThrow();
});
