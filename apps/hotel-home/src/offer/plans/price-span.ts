/** What a price in the list of rooms is for. */
export type PriceSpan = 'stay' | 'night';
