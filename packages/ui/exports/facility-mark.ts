/// <reference path="../src/ambient.d.ts" />
export { FacilityMark } from '../src/facility-mark/facility-mark.tsx';
