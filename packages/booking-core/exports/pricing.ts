export type * from '../src/pricing/pricing.types.ts';
export { adjustedPrice } from '../src/pricing/adjusted-price.ts';
export { agreedPriceOf, type AgreedPrice } from '../src/pricing/agreed-price.ts';
export { childPriceEndsAt } from '../src/pricing/guests.ts';
export { dueNowByMethod } from '../src/pricing/due-now.ts';
export { mostOfAddon } from '../src/pricing/most-of-addon.ts';
export { perNightOf } from '../src/pricing/per-night.ts';
export {
  priceRoom,
  pricesForPax,
  roomPricer,
  type RoomPrice,
  type RoomPricer,
  type RoomPricingTerms,
} from '../src/pricing/price-room.ts';
export { priceStay, pricingVersion } from '../src/pricing/price-stay.ts';
