/// <reference path="../src/ambient.d.ts" />
export { Icon } from '../src/icon/icon.tsx';
export type { IconShape } from '../src/icon/icon-shape.types.ts';
