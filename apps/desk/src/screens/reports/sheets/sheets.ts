import type { CsvRow } from '@latchkey/booking-core/csv';
import type { Report } from '@latchkey/api-contract/types';
import { booksSheet, moneySheets, type Saying, staysSheet, taxSheet } from './other-sheets.ts';
import { nightsSheet, partsSheets } from './sales-sheets.ts';
import type { Sheet, SheetRow } from './sheet.types.ts';

/** The reports of a period as tables, that of its nights first. */
export function sheetsOf(report: Report, saying: Saying): readonly Sheet[] {
  const { sales, taxes, stays, money, pickUp } = report;
  return [
    ...(sales === undefined
      ? []
      : [nightsSheet(sales, report, saying.cells), ...partsSheets(sales, saying.cells, saying.say)]),
    ...(taxes === undefined ? [] : [taxSheet(taxes, saying)]),
    ...(stays === undefined ? [] : [staysSheet(stays, saying)]),
    ...(money === undefined ? [] : moneySheets(money, saying)),
    ...(pickUp === undefined ? [] : [booksSheet(pickUp, saying)]),
  ];
}

/** A table as rows of a file: its heads, its lines, and its sums. */
export const fileOf = ({ heads, rows, total }: Sheet, say: Saying['say']): readonly CsvRow[] => {
  const values = ({ cells }: SheetRow): CsvRow => cells.map(({ value }) => value);
  return [heads.map(say), ...rows.map(values), ...(total === undefined ? [] : [values(total)])];
};
