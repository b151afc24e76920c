/** What a remote's screen is. Types, and the two functions that screens are made with. */
export type {
  ActionModule,
  FailedProps,
  Head,
  PreloadedImage,
  PageContext,
  PostedFile,
  PostedForm,
  PostOutcome,
  PostRequest,
  ReturnedForm,
  Screen,
  ScreenAction,
  ScreenModule,
  ScreenOutcome,
  ScreenRequest,
  ViewProps,
  WordsModule,
} from '../src/screen/screen.types.ts';
export type { MapTiles } from '../src/screen/map-tiles.types.ts';
export type { ScreenReport } from '../src/screen/screen-report.types.ts';
export { defineScreen } from '../src/screen/define-screen.ts';
export { loadOnDemand } from '../src/screen/load-on-demand.ts';
