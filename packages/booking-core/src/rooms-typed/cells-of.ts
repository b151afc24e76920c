/** What comes before the numbers of a line, and its numbers may have marks of thousands and of decimals within them. */
const betweenCells = /\s*[،,]\s+|\s+[،,]\s*/;

/** Two marks that stand as close as thousands would: `Twin,4,2,2,3200` is a list, for nobody writes a price so. */
const isTight = (line: string): boolean => line.split(',').length >= 4;

/**
 * The cells of a line: from a spreadsheet (tabs), from a file of it (semicolons, or commas with quotes around what has
 * commas itself), or typed (commas with a space behind them, so that `1,250` stays one price).
 */
export function cellsOf(line: string): string[] {
  return cut(line)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim(),
    )
    .filter((cell, at, all) => cell !== '' || at < all.length - 1);
}

function cut(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  if (/[;؛]/.test(line)) return line.split(/[;؛]/);
  if (line.includes('"')) return quoted(line);
  if (betweenCells.test(line)) return line.split(betweenCells);
  return isTight(line) ? line.split(',') : line.split(/[،,]\s*/);
}

/** The cells of a line of which some stand in quotes. */
const quoted = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)\s*("[^"]*"|[^,]*)/g)].map(([, cell = '']) => cell);
