/// <reference path="../src/ambient.d.ts" />
export { lazyDialog } from '../src/lazy-part/lazy-dialog.tsx';
export { lazyCode } from '../src/lazy-part/lazy-code.ts';
export { lazyPart } from '../src/lazy-part/lazy-part.tsx';
export { There, useFirstUntilThere } from '../src/lazy-part/first-until-there.tsx';
