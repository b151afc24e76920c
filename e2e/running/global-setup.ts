import { startForRun } from './start-product.ts';

/** Playwright runs this before all tests, and what it answers after them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a set-up by its default export only.
export default startForRun;
