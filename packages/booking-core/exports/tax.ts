export type * from '../src/tax/tax.types.ts';
