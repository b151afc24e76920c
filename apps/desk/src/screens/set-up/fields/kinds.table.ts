/** The kinds of offers that can be added, as the documents name them. */
export const offerKindNames = [
  'early-bird',
  'last-minute',
  'long-stay',
  'percent-off',
  'amount-off',
  'flat-above',
  'stay-price',
  'coupon',
] as const;
export type OfferKind = (typeof offerKindNames)[number];

/** What the page of policies lists: what cancelling, pets or smoking mean, and the rules of the house. */
export const policyLists = ['policies', 'rules'] as const;

/** Among which a clause of the hotel's stands. */
export const legalLists = ['imprint', 'privacy', 'terms'] as const;
/** The list of the words that an entry stands in, where a page has several. */
export type WordList = (typeof legalLists)[number] | (typeof policyLists)[number];
