import { report } from '../run/report.ts';
import { hardComments } from './sources/comments.ts';
import { componentFaults } from './sources/component-stories.ts';
import { languageFaults } from './sources/languages.ts';
import { listFaults } from './sources/lists.ts';
import { homeFaults } from './sources/one-home.ts';
import { styleFaults } from './sources/styles.ts';

// The checks of every source, in one process, since each file is parsed once. `--list apps/desk` prints the sentences
// of a folder's comments that are hard to read.
const { sentences, faults } = hardComments();
const folder = process.argv[2] === '--list' ? (process.argv[3] ?? '') : null;
if (folder !== null)
  for (const [name, places] of sentences)
    for (const place of places.filter((one) => one.startsWith(folder))) console.log(`${name}: ${place}`);

report([...sentences].map(([name, { length }]) => `${length} sentences with ${name}`).join(', '), [
  ...listFaults(),
  ...languageFaults(),
  ...homeFaults(),
  ...styleFaults(),
  ...componentFaults(),
  ...faults,
]);
