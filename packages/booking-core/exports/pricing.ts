export type * from '../src/pricing/pricing.types.ts';
