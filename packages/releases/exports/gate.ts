/** What the gate and its browser's process say to each other. */
export type { Walk, Walked } from '../src/gate/walks/walk.types.ts';
