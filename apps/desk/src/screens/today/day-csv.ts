import { daySections } from '@latchkey/booking-core/day-sheet';
import type { Day } from '@latchkey/api-contract/types';
import type { Locale } from '@latchkey/site/urls';
import type { MessageDescriptor } from '@lingui/core';
import { dayColumns, sectionHead, type DayColumn } from './day-columns.ts';
import { sectionNames } from './today.copy.ts';

/** A line of the file. */
export type DayRow = readonly (string | number)[];

/** What a spreadsheet would take for a formula. */
const runs = /^[=+\-@\t\r]/;

/** A cell that is read as it is: quoted, and never run by a spreadsheet. */
export function cell(value: string | number): string {
  const text = typeof value === 'string' && runs.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as a file that spreadsheets of every language open, with the letters of every script. */
export const csvOf = (rows: readonly DayRow[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A day as rows: the heads of its columns, then a row for each booking. */
export const rowsOf = (day: Day, say: (message: MessageDescriptor) => string, locale: Locale): DayRow[] => {
  const columns: readonly DayColumn[] = Object.values(dayColumns);
  return [
    [sectionHead, ...columns.map(({ head }) => head)].map(say),
    ...daySections.flatMap((section) =>
      day[section].map((booking) => [
        say(sectionNames[section]),
        ...columns.map(({ said, cell: computed }) => computed?.(booking) ?? said(booking, locale)),
      ]),
    ),
  ];
};
