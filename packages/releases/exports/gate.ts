/** What the gate and its browser's processes say to each other. */
export type { Compared, PagesToCompare } from '../src/gate/in-browser.ts';
export type { Walk, Walked } from '../src/gate/walks/walk.types.ts';
