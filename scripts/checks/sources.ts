import { report } from '../run/report.ts';
import { mostSentences, sentencesWithTwoNegations } from './sources/comments.ts';
import { componentFaults } from './sources/component-stories.ts';
import { languageFaults } from './sources/languages.ts';
import { listFaults } from './sources/lists.ts';
import { homeFaults } from './sources/one-home.ts';
import { styleFaults } from './sources/styles.ts';

// What is asked of every source, in one process, since each file is parsed once. `--list apps/desk` prints the sentences of
// a folder's comments that have two negations.
const sentences = sentencesWithTwoNegations();
const listed = process.argv[2] === '--list' ? (process.argv[3] ?? '') : null;
if (listed !== null) for (const one of sentences.filter((place) => place.startsWith(listed))) console.log(one);

report(`${sentences.length} sentences with two negations`, [
  ...listFaults(),
  ...languageFaults(),
  ...homeFaults(),
  ...styleFaults(),
  ...componentFaults(),
  ...(sentences.length > mostSentences ? [`more than ${mostSentences} sentences of comments have two negations`] : []),
]);
