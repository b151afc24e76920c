/** How a release's server bundle is evaluated. */
export { integrityOf } from '../src/bundle/integrity-of.ts';
export { loadBundle } from '../src/bundle/load-bundle.ts';
