import type { ItineraryPlace, ItineraryRequest } from './itinerary.types.ts';

export const hotel = { lat: 12.97, lng: 77.59 };

/** Where one is so many kilometres north of the hotel. */
export const north = (km: number): Pick<ItineraryPlace, 'latitude' | 'longitude'> => ({
  latitude: hotel.lat + (km / 6371 / Math.PI) * 180,
  longitude: hotel.lng,
});

/** A day for which there is nothing yet. */
export const plain: ItineraryRequest = {
  hotel,
  places: [],
  days: 1,
  purpose: 'leisure',
  from: null,
  arrivesAt: null,
  kept: [],
  changes: [],
};
/** A place a good kilometre from the hotel, open from eight to ten in the evening. */
export const at = (id: string, kind: ItineraryPlace['kind'], more: Partial<ItineraryPlace> = {}): ItineraryPlace => ({
  id,
  kind,
  latitude: hotel.lat,
  longitude: hotel.lng + 0.01,
  opens: '08:00',
  closes: '22:00',
  visitMinutes: 60,
  ...more,
});
