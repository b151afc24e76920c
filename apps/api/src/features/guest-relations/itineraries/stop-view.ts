import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { PlannedStop } from '@latchkey/booking-core/itinerary';
import type { HotelWords } from '@latchkey/hotel-document/words';

/** A stop as visitors see it, in the words of the hotel. */
export function stopView(stop: PlannedStop, words: Pick<HotelWords, 'places'>): ItineraryStop & { placeId: string } {
  const { place, kind, slot, startsAt, endsAt, leg, isLocked } = stop;
  return {
    placeId: place.id,
    placeName: placeName(place.id, words),
    placeKind: place.kind,
    kind,
    ...(slot === null ? {} : { slot }),
    startsAt: clockOf(startsAt),
    endsAt: clockOf(endsAt),
    lat: place.latitude,
    lng: place.longitude,
    travelKm: leg.km,
    travelMinutes: leg.minutes,
    travelBy: leg.by,
    opens: place.opens,
    closes: place.closes,
    closedOn: [...(place.closedOn ?? [])],
    ...(place.season === undefined ? {} : { season: place.season }),
    isLocked,
  };
}

/** What a hotel calls a place. */
export const placeName = (id: string, { places }: Pick<HotelWords, 'places'>): string => places[id] ?? id;

function clockOf(minutes: number): string {
  const inDay = minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
