import { parseClockTime } from '@latchkey/booking-core/clock';
import { type LocalDate, weekdays } from '@latchkey/booking-core/dates';
import {
  planItinerary,
  readChanges,
  readKept,
  type Itinerary,
  type ItineraryPurpose,
} from '@latchkey/booking-core/itinerary';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

/** What a visitor asks for, as the API gets it. */
export interface PlanAsked {
  readonly days: number;
  readonly purpose: ItineraryPurpose;
  readonly from?: LocalDate | undefined;
  readonly arrivesAt?: string | undefined;
  readonly kept?: string | undefined;
  readonly changes?: string | undefined;
}

/** The days around a hotel that were asked for, made of the places in its files. */
export function planOf(
  facts: Pick<HotelFacts, 'latitude' | 'longitude' | 'nearbyPlaces'>,
  asked: PlanAsked,
): Itinerary {
  return planItinerary({
    hotel: { lat: facts.latitude, lng: facts.longitude },
    places: facts.nearbyPlaces.map((place) => ({
      ...place,
      closedOn: place.closedOn.map((day) => weekdays.indexOf(day) + 1),
    })),
    days: asked.days,
    purpose: asked.purpose,
    from: asked.from ?? null,
    arrivesAt: asked.arrivesAt === undefined ? null : parseClockTime(asked.arrivesAt),
    kept: readKept(asked.kept ?? ''),
    changes: readChanges(asked.changes ?? ''),
  });
}
