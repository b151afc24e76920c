export { pageTraceparent } from '../src/page-trace.ts';
