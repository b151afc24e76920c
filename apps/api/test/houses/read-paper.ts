import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A line of a bill as a paper has it: what it is, and what it comes to. */
export type PaperLine = readonly [line: string, sum: string];

export interface Paper {
  /** How many fields its owner fills in, as the list of papers says. */
  readonly fields: number;
  /** The bill of each stay, worked out by hand. */
  readonly bills: ReadonlyMap<string, readonly PaperLine[]>;
  /** What is not sold, with the engine's code for it. */
  readonly refused: readonly PaperLine[];
}

const folder = resolve(import.meta.dirname, '../../../../docs/houses');

/** Reads docs/houses: below `### <stay>: …` the first and last cell of each row of the bill, below `## Not sold` likewise. */
export async function readPaper(name: string): Promise<Paper> {
  const [list, text] = await Promise.all(
    ['README', name].map((file) => readFile(resolve(folder, `${file}.md`), 'utf8')),
  ).then(([first = '', second = '']) => [first, second] as const);
  const row = rowsOf(list).find(([house]) => house.endsWith(`(${name}.md)`));
  const bills = text
    .split('\n### ')
    .slice(1)
    .map((part): [string, PaperLine[]] => [part.slice(0, part.search(/[:\n]/)), rowsOf(part.split('\n## ')[0] ?? '')]);
  const refused = text.split('\n## Not sold\n')[1]?.split('\n## ')[0] ?? '';
  return { fields: Number(row?.[1]), bills: new Map(bills), refused: rowsOf(refused) };
}

/** The rows of a table: its head, the rule below it and their code marks left out. */
function rowsOf(text: string): PaperLine[] {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  return rows.slice(2).map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']);
}
