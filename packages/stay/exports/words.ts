/// <reference path="../src/ambient.d.ts" />
export { loadStayWords } from '../src/words/load-stay-words.ts';
