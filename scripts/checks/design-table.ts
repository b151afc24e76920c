import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parts, type Part } from '../../boundaries/parts.ts';
import { root } from '../run/paths.ts';

// The table of parts in docs/design.md says what the boundary rules hold: it is made of the same rows.
//   node scripts/checks/design-table.ts [--write]
const file = path.join(root, 'docs/design.md');
const head = '| place | what lives there | what it may touch |\n| --- | --- | --- |\n';

const touched = ({ reaches = [], uses }: Part): string =>
  [
    ...(reaches.length === 0 ? ['nothing of ours'] : reaches),
    ...(uses ?? []).filter((name) => !name.startsWith('@types/')),
  ].join(', ');
const table =
  head + parts.map((part) => `| \`${part.place}\` | ${part.lives} | ${part.touches ?? touched(part)} |\n`).join('');

const text = readFileSync(file, 'utf8');
const start = text.indexOf(head);
const end = text.indexOf('\n\n', start) + 1;
const made = text.slice(0, start) + table + text.slice(end);
if (start < 0) throw new Error('docs/design.md has no table of parts');
if (process.argv.includes('--write')) writeFileSync(file, made);
else if (made !== text) {
  console.error(
    'docs/design.md: its table is not that of boundaries/parts.ts (node scripts/checks/design-table.ts --write)',
  );
  process.exitCode = 1;
}
console.log(`${parts.length} rows`);
