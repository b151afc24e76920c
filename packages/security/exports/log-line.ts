/** The last gate before a line of the log is written. */
export { withoutSecrets } from '../src/log-line.ts';
/** What was thrown, in words. */
export { thrownInWords } from '../src/thrown-in-words.ts';
