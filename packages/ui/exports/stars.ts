/// <reference path="../src/ambient.d.ts" />
export { Star, Stars } from '../src/stars/stars.tsx';
