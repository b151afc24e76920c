/** Values that a document may have at some places, in the order in which they are offered; nothing of zod, so that pages list them. */
export const extraTimes = ['night', 'stay'] as const;
/** Of what a percentage of children is. */
export const sharesOfAdults = ['further-adult', 'full-payer'] as const;
export const hotelStates = ['open', 'closed', 'draft'] as const;
/** For which kinds of house a headline is generated; `villas` are several that are let one by one. */
export const generatedHeadlines = ['hotel', 'hostel', 'villa', 'villas', 'hours'] as const;
export type GeneratedHeadline = (typeof generatedHeadlines)[number];
/** When guests come and leave where a hotel does not say it. */
export const usualTimes = { checkIn: '12:00', checkOut: '11:00' } as const;
/** As what the part that is paid to book is written. */
export const advanceKinds = ['percentage', 'fixed', 'first-night'] as const;
/** What becomes of a rest that nobody pays. */
export const restEnds = ['pay-at-property', 'cancel'] as const;
/** As what a fee of cancelling is written. */
export const keptKinds = ['percent', 'nights', 'amount'] as const;
export const keptPer = ['room', 'booking'] as const;
export const consents = ['needed', 'not-needed'] as const;
/** What of a plan's inclusions is a meal. */
export const meals = ['breakfast', 'half-board', 'full-board', 'dinner'] as const;
/** What the site has a word for among what a plan includes; anything else is not shown. */
export const knownInclusions = [...meals, 'airport-transfer', 'airport-car', 'parking', 'wifi'] as const;
/** As what a tax is charged: a percentage, or a sum for each of these. */
export const taxUnits = ['percent', 'room-night', 'guest-night', 'room-stay', 'guest-stay'] as const;
export type TaxUnit = (typeof taxUnits)[number];
/** What a percentage is on: the rooms' price alone, or extras and fees too. */
export const percentageBases = ['rooms', 'all'] as const;
export type PercentageBase = (typeof percentageBases)[number];
