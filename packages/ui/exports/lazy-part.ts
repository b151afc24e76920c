/// <reference path="../src/ambient.d.ts" />
export { lazyDialog } from '../src/lazy-part/lazy-dialog.tsx';
export { lazyPart } from '../src/lazy-part/lazy-part.ts';
