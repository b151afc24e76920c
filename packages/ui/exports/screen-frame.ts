/// <reference path="../src/ambient.d.ts" />
export { framed } from '../src/screen-frame/framed.tsx';
export { ScreenFrame, type ScreenFrameProps } from '../src/screen-frame/screen-frame.tsx';
