import type { LocationFeatureSpecification } from 'schema-dts';

type AmenityTerms = Readonly<Record<string, string>>;

/**
 * Names that Google's vocabulary has for what is drawn beside an amenity
 * (https://developers.google.com/search/docs/appearance/structured-data/vacation-rental, `amenityFeature.name`).
 */
const everywhere: AmenityTerms = { pool: 'pool', wifi: 'wifi', 'air-conditioning': 'ac', lift: 'elevator' };

/** In a vacation rental these belong to the guests; in a hotel the same icons mean a restaurant or a service. */
const inRentals: AmenityTerms = { ...everywhere, kitchen: 'kitchen', laundry: 'washerDryer' };

/** What a hotel or a room has: by the vocabulary's name where it has one, else in the hotel's own words. Each once. */
export function structuredAmenities(
  names: readonly string[],
  marks: readonly string[] = [],
  isRental: boolean,
): LocationFeatureSpecification[] {
  const terms = isRental ? inRentals : everywhere;
  const named = names.map((name, place) => terms[marks[place] ?? ''] ?? name);
  return [...new Set(named)].map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}
