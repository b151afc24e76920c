/** What comes before the numbers of a line, and its numbers may have marks of thousands and of decimals within them. */
const betweenCells = /\s*[،,]\s+|\s+[،,]\s*/;

/** Latin commas that make a whole list (`Twin,4,2,3200`) leave the Arabic one to the thousands: nobody writes a price so. */
const isLatinList = (line: string): boolean => line.split(',').length >= 4;

/**
 * The cells of a line: from a spreadsheet (tabs), from a file of it (semicolons, or commas with quotes around what has
 * commas itself), or typed (commas with a space behind them, so that `1,250` stays one price).
 */
export function cellsOf(line: string): string[] {
  const cells = cut(line).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .trim(),
  );
  // A file of a spreadsheet has a mark for each empty column behind the last that is filled.
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function cut(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  if (/[;؛]/.test(line)) return line.split(/[;؛]/);
  if (line.includes('"')) return quoted(line);
  if (betweenCells.test(line)) return line.split(betweenCells);
  return line.split(isLatinList(line) ? ',' : /[،,]/);
}

/** The cells of a line of which some stand in quotes. */
const quoted = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)\s*("[^"]*"|[^,]*)/g)].flatMap((found) => found.slice(1));
