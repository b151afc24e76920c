/** A line of the file. */
export type CsvRow = readonly (string | number)[];

/** What a spreadsheet would take for a formula. */
const runs = /^[=+\-@\t\r]/;

/** A cell that is read as it is: quoted, and never run by a spreadsheet. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && runs.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as a file that spreadsheets of every language open, with the letters of every script. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
