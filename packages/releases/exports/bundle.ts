/** How a release's server bundle is evaluated. */
export { loadBundle } from '../src/bundle/load-bundle.ts';
