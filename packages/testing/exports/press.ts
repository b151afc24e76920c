export { press } from '../src/press.ts';
