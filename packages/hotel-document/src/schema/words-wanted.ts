import type { HotelFacts } from './hotel-facts.schema.ts';

/** Parts of the words that are keyed by what stands in the facts. */
export type KeyedWords =
  | 'images'
  | 'rooms'
  | 'ratePlans'
  | 'addons'
  | 'fees'
  | 'promotions'
  | 'taxes'
  | 'taxExemptions'
  | 'advertisedOffers'
  | 'packages'
  | 'videos'
  | 'posts'
  | 'places'
  | 'reviews';

/** What the words of a hotel are keyed by, part by part. */
export function wordsWanted(facts: HotelFacts): Readonly<Record<KeyedWords, readonly string[]>> {
  const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);
  return {
    images: [...facts.images, ...facts.rooms.flatMap((room) => room.images)],
    rooms: ids(facts.rooms),
    ratePlans: ids(facts.ratePlans),
    addons: ids(facts.addons),
    fees: ids(facts.fees),
    promotions: ids(facts.promotions),
    taxes: ids(facts.taxes),
    taxExemptions: ids(facts.taxExemptions),
    advertisedOffers: ids(facts.advertisedOffers),
    packages: ids(facts.packages),
    videos: ids(facts.videos),
    posts: ids(facts.posts),
    places: ids(facts.nearbyPlaces),
    reviews: ids(facts.reviews?.list ?? []),
  };
}
