import { faqSubject } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import { identifier, imageName } from './scalars.schema.ts';

const words = z.string().trim().min(1);
const titled = z.array(z.strictObject({ name: words, text: words }));

/** `words.<language>.json`: every word of a hotel in one language, keyed by the ids of `hotel.json`. */
export const hotelWords = z.strictObject({
  name: words,
  headline: words,
  lead: words,
  description: words,
  story: words,
  address: words,
  /** The street and the number of the address alone, for search engines. */
  street: words.optional(),
  locality: words,
  city: words,
  /** Where travellers say that it is, if not the city: Bali. */
  destination: words.optional(),
  state: words,
  country: words,
  directions: words,
  /** What guests are told while the hotel is closed: why, and until when. */
  closed: words.optional(),
  facilities: z.array(words),
  /** `nightsOnly` where a rule does not hold for a stay of hours, such as the time of check-in. */
  rules: z.array(z.strictObject({ name: words, text: words, nightsOnly: z.literal(true).optional() })),
  policies: titled,
  /** The hotel's own clauses, beside the site's privacy policy and terms, and its imprint where its law asks for one. */
  legal: z
    .strictObject({ privacy: titled.default([]), terms: titled.default([]), imprint: titled.default([]) })
    .default({ privacy: [], terms: [], imprint: [] }),
  faqs: z.array(z.strictObject({ subject: faqSubject.optional(), modifiedQuestion: words, answer: words })),
  images: z.record(imageName, z.strictObject({ alt: words, caption: words.nullable().default(null) })),
  rooms: z.record(
    identifier,
    z.strictObject({ name: words, sentence: words, description: words, amenities: z.array(words) }),
  ),
  ratePlans: z.record(identifier, words),
  addons: z.record(identifier, words).default({}),
  /** What each of the fees of `hotel.json` is called. */
  fees: z.record(identifier, words).default({}),
  /** What a tax of `hotel.json` is called in this language, where its name there is not. */
  taxes: z.record(identifier, words).default({}),
  /** What a guest declares by ticking the box of an exemption, as one sentence. */
  taxExemptions: z.record(identifier, words).default({}),
  promotions: z.record(identifier, words).default({}),
  /** Who pays each offer that is told, and on which conditions. */
  advertisedOffers: z.record(identifier, z.strictObject({ paidBy: words, conditions: words })).default({}),
  packages: z.record(identifier, z.strictObject({ name: words, text: words })).default({}),
  videos: z.record(identifier, words).default({}),
  posts: z.record(identifier, words).default({}),
  places: z.record(identifier, words).default({}),
  /** The text of each review of `hotel.json`. */
  reviews: z.record(identifier, words).default({}),
});

export type HotelWords = z.output<typeof hotelWords>;
