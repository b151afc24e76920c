/** A pasted table as its cells, row by row; empty rows are left out, and each says at which line it stood, from 1 on. */
export interface ReadRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const separators = ['\t', ';', ','] as const;

/** Reads what was pasted from a spreadsheet, or the text of a CSV file: tabs, semicolons or commas between cells, texts in quotes or not. */
export function readCells(pasted: string): readonly ReadRow[] {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const separator = separatorOf(text);
  const rows: ReadRow[] = [];
  let [cell, cells, line, begun, isQuoted] = ['', [] as string[], 1, 1, false];
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}

/** What stands most often between the cells of the first line; a tab where there is one, since no text has it. */
function separatorOf(text: string): string {
  const head = (text.split('\n').find((line) => line.trim() !== '') ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((separator) => head.split(separator).length - 1);
  if ((counts[0] ?? 0) > 0) return '\t';
  return (counts[1] ?? 0) >= (counts[2] ?? 0) && (counts[1] ?? 0) > 0 ? ';' : ',';
}

/** A cell as it is written to a CSV file: what a spreadsheet would take for a formula is text to it. */
export const writtenCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",;\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
