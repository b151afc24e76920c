import { parseArgs } from 'node:util';
import { report } from '../run/report.ts';
import { designTable } from './papers/design-table.ts';
import { madeFaults } from './papers/made.ts';
import { referenceFaults } from './papers/references.ts';
import { shownRules } from './papers/rules.ts';
import { settingsTables } from './papers/settings-table.ts';
import { pagesOfTaxes } from './papers/taxes-pages.ts';

// What papers say is so: tables and pages that are made of the code (`--write` makes them anew), what papers, comments and
// commits point at, and a test for each rule of the product. `pnpm rules [words]` lists the tests of rules.
const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
const made = [designTable, ...settingsTables, ...pagesOfTaxes];
const { shown, faults } = shownRules();
const words = positionals.join(' ').toLowerCase();
if (words !== '')
  for (const [rule, files] of shown)
    for (const file of files) if (`${rule} ${file}`.toLowerCase().includes(words)) console.log(`${rule}: ${file}`);
report(`${made.length} made parts of papers, ${shown.size} rules with tests`, [
  ...made.flatMap((part) => madeFaults(part, values.write === true)),
  ...referenceFaults(),
  ...faults,
]);
