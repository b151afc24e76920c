export { withCommas } from '../src/list.ts';
