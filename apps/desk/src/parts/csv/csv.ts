import { csvOf, type CsvRow } from '@latchkey/booking-core/csv';

/** Has the browser save rows as a file. */
export function saveCsv(rows: readonly CsvRow[], name: string): void {
  const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` }).click();
  URL.revokeObjectURL(url);
}
