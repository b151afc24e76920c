import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

test('rows are lines of quoted cells, with the mark by which spreadsheets know the letters', () =>
  expect(
    csvOf([
      ['Name', 'Sum'],
      ['गेस्ट', -12.5],
    ]),
  ).toBe('\uFEFF"Name","Sum"\r\n"गेस्ट","-12.5"\r\n'));

test.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('%j is read, never run', (text) =>
  expect(csvCell(text)).toBe(`"'${text}"`),
);

test('a cell stays one cell, whatever a guest has written', () => {
  expect(() =>
    fc.assert(fc.property(fc.string(), (text) => !csvCell(text).slice(1, -1).replaceAll('""', '').includes('"'))),
  ).not.toThrow();
});
