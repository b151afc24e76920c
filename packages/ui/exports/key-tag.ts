/// <reference path="../src/ambient.d.ts" />
export { KeyTag, type KeyTagProps } from '../src/key-tag/key-tag.tsx';
