export type * from '../src/promotion/promotion.types.ts';
export { advertised } from '../src/promotion/advertised.ts';
export { couponNameOf, isCouponCode, type PromotionExtraConfig } from '../src/promotion/coupon-name.ts';
export { discountsOf, holds, type Discounts, type OfferDates } from '../src/promotion/discounts.ts';
