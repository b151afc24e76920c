export type * from '../src/time/local-date.types.ts';
