import type { ItineraryPurpose } from '@latchkey/api-contract/types';
import { parseClockTime } from '@latchkey/booking-core/clock';
import { distanceBetween, type Coordinates } from '@latchkey/booking-core/distance';
import type { PlaceFacts } from '../hotel-files/place-facts.schema.ts';
import { likingOf } from './likings.ts';

/** One stop of a day; minutes since midnight. */
export interface PlannedStop {
  readonly place: PlaceFacts;
  readonly kind: 'meal' | 'visit' | 'rest';
  readonly startsAt: number;
  readonly endsAt: number;
  readonly travelKm: number;
  readonly travelMinutes: number;
}

interface Sitting {
  readonly kind: 'meal' | 'rest';
  readonly from: number;
  readonly minutes: number;
  readonly places: readonly PlaceFacts['kind'][];
}

const dayBegins = 9 * 60;
const dayEnds = 21 * 60;
/** When people sit down, and where; between these the day is for visits. */
const sittings: readonly Sitting[] = [
  { kind: 'meal', from: 12 * 60 + 30, minutes: 75, places: ['restaurant', 'cafe', 'market'] },
  { kind: 'rest', from: 16 * 60, minutes: 45, places: ['cafe', 'park', 'beach'] },
  { kind: 'meal', from: 19 * 60, minutes: 90, places: ['restaurant', 'nightlife', 'market'] },
];
const visits = new Set<PlaceFacts['kind']>(['sight', 'museum', 'park', 'market', 'beach', 'temple', 'shopping']);

/**
 * Days around a hotel: visits by liking and nearness within opening hours, with midday meal, a rest and dinner between.
 * No place twice over all days; each day begins at the hotel. The same input gives the same plan.
 */
export function planDays(hotel: Coordinates, places: readonly PlaceFacts[], days: number, purpose: ItineraryPurpose): PlannedStop[][] {
  const left = [...places].filter((place) => place.kind !== 'transport').sort((a, b) => (a.id < b.id ? -1 : 1));
  return Array.from({ length: days }, () => planDay(hotel, left, purpose));
}

function planDay(hotel: Coordinates, left: PlaceFacts[], purpose: ItineraryPurpose): PlannedStop[] {
  const day: PlannedStop[] = [];
  let here = hotel;
  let now = dayBegins;
  const go = (kind: PlannedStop['kind'], candidates: readonly PlaceFacts[], minutesAt: (place: PlaceFacts) => number, until: number): boolean => {
    const best = bestOf(candidates, here, now, minutesAt, until, purpose);
    if (best === undefined) return false;
    day.push({ ...best, kind });
    left.splice(left.indexOf(best.place), 1);
    here = pointOf(best.place);
    now = best.endsAt;
    return true;
  };

  for (const sitting of sittings) {
    while (
      go(
        'visit',
        left.filter((place) => visits.has(place.kind)),
        (place) => place.visitMinutes,
        sitting.from + 15,
      )
    );
    now = Math.max(now, sitting.from);
    go(
      sitting.kind,
      left.filter((place) => sitting.places.includes(place.kind)),
      () => sitting.minutes,
      dayEnds,
    );
  }
  return day;
}

function bestOf(
  candidates: readonly PlaceFacts[],
  here: Coordinates,
  now: number,
  minutesAt: (place: PlaceFacts) => number,
  until: number,
  purpose: ItineraryPurpose,
): Omit<PlannedStop, 'kind'> | undefined {
  let best: { stop: Omit<PlannedStop, 'kind'>; score: number } | undefined;
  for (const place of candidates) {
    const { km } = distanceBetween(here, pointOf(place));
    const travelMinutes = travelMinutesOf(km);
    const startsAt = Math.max(roundUp(now + travelMinutes), roundUp(parseClockTime(place.opens) ?? 0));
    const endsAt = startsAt + minutesAt(place);
    const score = likingOf(place.kind, purpose) * 10 - km * 2 - (startsAt - now - travelMinutes) / 10;
    if (endsAt <= Math.min(until, closingOf(place)) && (best === undefined || score > best.score))
      best = { stop: { place, startsAt, endsAt, travelKm: km, travelMinutes }, score };
  }
  return best?.stop;
}

/** On foot up to two kilometres, beyond that by car through a town. */
function travelMinutesOf(km: number): number {
  return Math.ceil(km <= 2 ? (km / 4.5) * 60 : 8 + (km / 22) * 60);
}

function closingOf(place: PlaceFacts): number {
  const closes = parseClockTime(place.closes) ?? 24 * 60;
  return closes < (parseClockTime(place.opens) ?? 0) ? closes + 24 * 60 : closes;
}

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;
const pointOf = (place: PlaceFacts): Coordinates => ({ lat: place.latitude, lng: place.longitude });
