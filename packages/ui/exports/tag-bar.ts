/// <reference path="../src/ambient.d.ts" />
export { TagBar, type TagBarProps } from '../src/tag-bar/tag-bar.tsx';
