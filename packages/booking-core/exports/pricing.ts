export type * from '../src/pricing/pricing.types.ts';
export { adjustedPrice } from '../src/pricing/adjusted-price.ts';
export type * from '../src/pricing/agreed-stay.types.ts';
export { agreedStayBefore, type BilledStay } from '../src/pricing/agreed-before.ts';
export { agreedBillOf, type AgreedBill, type TaxesOf } from '../src/pricing/agreed-bill.ts';
export { billInPrices, type BillInPrices } from '../src/pricing/priced-things.ts';
export { agreedPriceOf, atAgreedPrice, type AgreedPrice } from '../src/pricing/agreed-price.ts';
export { agreedStayOf } from '../src/pricing/agreed-stay.ts';
export { explainedBill, offersOfBill } from '../src/pricing/explained-bill.ts';
export { changeOfStay, type ChangeOfStay } from '../src/pricing/changed-stay.ts';
export type { OfferLost } from '../src/pricing/offers-lost.ts';
export type { PricesToday, WantedRoom, WantedStay } from '../src/pricing/changed-stay.types.ts';
export { isSameParty, unchangedRooms, takesNothingAway } from '../src/pricing/unchanged-rooms.ts';
export { childPriceEndsAt } from '../src/guests/priced-guests.ts';
export { taxesNamed } from '../src/pricing/taxed-parts.ts';
export { mostOfAddon } from '../src/pricing/most-of-addon.ts';
export { perNightOf } from '../src/pricing/per-night.ts';
export { isCodeForStay } from '../src/pricing/stay-offered.ts';
export {
  pricesForPax,
  roomPricer,
  type RoomPrice,
  type RoomPricer,
  type RoomPricingTerms,
} from '../src/pricing/price-room.ts';
export { priceStay, pricingVersion } from '../src/pricing/price-stay.ts';
export {
  addonUnits,
  feeUnits,
  nightPartKinds,
  type AddonUnit,
  type FeeUnit,
  type NightPartKind,
} from '../src/pricing/price-units.ts';
/** @public The README shows it. */
export { priceRoom } from '../src/pricing/price-room.ts';
