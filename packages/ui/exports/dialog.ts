/// <reference path="../src/ambient.d.ts" />
export { Dialog, type DialogProps } from '../src/dialog/dialog.tsx';
