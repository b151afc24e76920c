import type { WrittenWords } from '@latchkey/hotel-document/words';
import type { offerKinds } from '@latchkey/booking-core/promotion';

/** The kinds of offers that can be added, as the documents name them. */
export type OfferKind = (typeof offerKinds)[number];

/** What the page of policies lists: what cancelling, pets or smoking mean, and the rules of the house. */
export const policyLists = ['policies', 'rules'] as const satisfies readonly (keyof WrittenWords)[];

/** Among which a clause of the hotel's stands. */
export const legalLists = ['imprint', 'privacy', 'terms'] as const satisfies readonly (keyof NonNullable<
  WrittenWords['legal']
>)[];
/** The list of the words that an entry stands in, where a page has several. */
export type WordList = (typeof legalLists)[number] | (typeof policyLists)[number];
