/// <reference path="../src/ambient.d.ts" />
export { lazyDialog, lazyPart } from '../src/lazy-part/lazy-part.ts';
