/** Rows of cells as spreadsheets copy them: tabs between cells, a cell with a tab, a break or a quote in quotes. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  // A last break ends a row; it begins none.
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (const [, quoted, plain, end] of whole.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
