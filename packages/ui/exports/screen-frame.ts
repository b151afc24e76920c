/// <reference path="../src/ambient.d.ts" />
export { ScreenFrame, type ScreenFrameProps } from '../src/screen-frame/screen-frame.tsx';
