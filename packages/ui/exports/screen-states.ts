/// <reference path="../src/ambient.d.ts" />
export { ScreenFailed } from '../src/screen-states/screen-failed.tsx';
export { ScreenPending } from '../src/screen-states/screen-pending.tsx';
export { ScreenRefused, ScreenUnavailable, type ScreenRefusedProps } from '../src/screen-states/screen-refused.tsx';
