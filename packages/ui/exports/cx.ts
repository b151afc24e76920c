export { cx } from '../src/cx/cx.ts';
