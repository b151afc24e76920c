/// <reference path="../src/ambient.d.ts" />
export { HotelMark } from '../src/marks/hotel-mark.tsx';
export { LatchkeyMark } from '../src/marks/latchkey-mark.tsx';
