/// <reference path="../src/ambient.d.ts" />
export { hung, hungTag } from '../src/hung-tag/hung-tag.ts';
