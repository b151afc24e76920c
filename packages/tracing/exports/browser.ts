export { tracePage, type TracedPage } from '../src/trace-page.ts';
