export type * from '../src/promotion/promotion.types.ts';
