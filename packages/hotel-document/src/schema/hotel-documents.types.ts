import type { Locale } from '@latchkey/booking-core/language';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelWords } from './hotel-words.schema.ts';

/** What the documents of a hotel say, checked. */
export interface HotelDocuments {
  readonly facts: HotelFacts;
  /** English always; other languages fall back to it. */
  readonly words: { readonly en: HotelWords } & Partial<Record<Locale, HotelWords>>;
}
