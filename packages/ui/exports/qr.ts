/// <reference path="../src/ambient.d.ts" />
export { Qr } from '../src/qr/qr.tsx';
