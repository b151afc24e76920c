/// <reference path="../src/ambient.d.ts" />
export { useCarried } from '../src/carried/use-carried.ts';
