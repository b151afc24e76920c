import { mostSentences, sentencesWithTwoNegations } from './comments.ts';
import { listFaults } from './lists.ts';
import { homeFaults } from './one-home.ts';

// What is asked of every source, in one process, since each file is parsed once. `--list apps/desk` prints the sentences of
// a folder's comments that have two negations.
const sentences = sentencesWithTwoNegations();
const listed = process.argv[2] === '--list' ? (process.argv[3] ?? '') : null;
if (listed !== null) for (const one of sentences.filter((place) => place.startsWith(listed))) console.log(one);

const faults = [
  ...listFaults(),
  ...homeFaults(),
  ...(sentences.length > mostSentences ? [`more than ${mostSentences} sentences of comments have two negations`] : []),
];
for (const fault of faults) console.error(fault);
console.log(`${sentences.length} sentences with two negations, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
