export type * from '../src/currency/currency.types.ts';
