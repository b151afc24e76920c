/** What an offer is by the condition that it has. */
export const offerKinds = [
  'early-bird',
  'last-minute',
  'long-stay',
  'percent-off',
  'amount-off',
  'flat-above',
  'stay-price',
  'coupon',
] as const;

export type OfferKind = (typeof offerKinds)[number];
