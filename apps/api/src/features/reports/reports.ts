export { takeSnapshots } from './books/take-snapshots.ts';
