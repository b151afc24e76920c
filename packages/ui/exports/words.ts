/// <reference path="../src/ambient.d.ts" />
export { loadUiWords } from '../src/words/load-ui-words.ts';
