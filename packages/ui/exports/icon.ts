/// <reference path="../src/ambient.d.ts" />
export { Icon } from '../src/icon/icon.tsx';
export type { Glyph } from '../src/icon/glyph.types.ts';
