/// <reference path="../src/ambient.d.ts" />
export { Segmented, type SegmentedProps } from '../src/segmented/segmented.tsx';
