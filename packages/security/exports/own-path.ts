/** Where a redirect may lead that somebody else named. */
export { ownPath } from '../src/own-path.ts';
