/// <reference path="../src/ambient.d.ts" />
export { loadUiFrameWords } from '../src/words/load-frame-words.ts';
export { loadUiWords } from '../src/words/load-ui-words.ts';
