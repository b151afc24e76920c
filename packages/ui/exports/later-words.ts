/// <reference path="../src/ambient.d.ts" />
export { laterWords, type WithLaterWords } from '../src/lazy-part/later-words.tsx';
