/** What a remote's screen is. Types, and one function that keeps a screen's model type. */
export type { FailedProps, Head, PageContext, Screen, ScreenModule, ScreenOutcome, ScreenRequest, WordsModule } from '../src/screen/screen.types.ts';
export { defineScreen } from '../src/screen/define-screen.ts';
