import type { ItineraryPlaceKind } from './itinerary-kinds.ts';
import type { ItineraryPurpose } from './itinerary-kinds.ts';

const affinities: Record<ItineraryPurpose, Partial<Record<ItineraryPlaceKind, number>>> = {
  leisure: { park: 4, beach: 4, sight: 4, market: 3, museum: 3, cafe: 3, restaurant: 3, shopping: 2, temple: 2 },
  family: { park: 5, beach: 5, museum: 4, sight: 3, market: 2, cafe: 3, restaurant: 3, nightlife: 0 },
  business: { cafe: 4, restaurant: 4, sight: 2, museum: 2, park: 2, shopping: 2 },
  romance: { restaurant: 5, park: 4, beach: 5, sight: 4, cafe: 4, nightlife: 3, museum: 2 },
  culture: { museum: 5, temple: 5, sight: 5, market: 3, restaurant: 3, cafe: 2, park: 2 },
  food: { restaurant: 5, market: 5, cafe: 5, nightlife: 3, sight: 2, park: 1 },
};

/** How much a kind of place suits a purpose, 0 to 5. */
export function affinityOf(kind: ItineraryPlaceKind, purpose: ItineraryPurpose): number {
  return affinities[purpose][kind] ?? 1;
}
