/** How a release's server bundle is evaluated. */
export { confineThread } from '../src/bundle/confine-thread.ts';
export { freezeProvided } from '../src/bundle/freeze-intrinsics.ts';
export { integrityOf } from '../src/bundle/integrity-of.ts';
export { loadBundle } from '../src/bundle/load-bundle.ts';
