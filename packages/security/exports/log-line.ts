/** The last gate before a line of the log is written. */
export { withoutSecrets } from '../src/log-line.ts';
