export type * from '../src/promotion/promotion.types.ts';
export { discountsOf, holds, type Discounts, type OfferDates } from '../src/promotion/discounts.ts';
