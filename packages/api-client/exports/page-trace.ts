export { isPageTraced, pageTraceparent } from '../src/page-trace.ts';
