export { csvOf, type CsvRow } from '../src/text/csv.ts';
