export type * from '../src/promotion/promotion.types.ts';
export { advertised } from '../src/promotion/advertised.ts';
export { couponNameOf, isCouponCode, type PromotionExtraConfig } from '../src/promotion/coupon-name.ts';
export { holdsOn, isBookable, type OfferDates } from '../src/promotion/offer-holds.ts';
export { offersAdvertisedOn, type AdvertisedOffer } from '../src/promotion/advertised-offers.ts';
export { amountUnits, type AmountUnit } from '../src/promotion/amount-units.ts';
export { offerKinds, type OfferKind } from '../src/promotion/offer-kinds.ts';
