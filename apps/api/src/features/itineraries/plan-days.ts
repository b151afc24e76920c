import type { ItineraryPurpose } from '@latchkey/api-contract/types';
import { isTimePair, parseClockTime } from '@latchkey/booking-core/clock';
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
  { kind: 'meal', from: 12 * 60 + 30, minutes: 75, places: ['restaurant', 'cafe', 'market', 'nightlife'] },
  { kind: 'rest', from: 16 * 60, minutes: 45, places: ['cafe', 'park', 'beach'] },
  { kind: 'meal', from: 19 * 60, minutes: 90, places: ['restaurant', 'nightlife', 'market', 'cafe'] },
];
const visits = new Set<PlaceFacts['kind']>(['sight', 'museum', 'park', 'market', 'beach', 'temple', 'shopping']);
const feeds = new Set<PlaceFacts['kind']>(['restaurant', 'cafe', 'market', 'nightlife']);

/**
 * Days around a hotel: visits by liking and nearness within opening hours, with midday meal, a rest and dinner between.
 * What there is to see is shared over the days and seen once; where no other place feeds, one of another day feeds again.
 * Each day begins at the hotel. The same input gives the same plan.
 */
export function planDays(
  hotel: Coordinates,
  places: readonly PlaceFacts[],
  days: number,
  purpose: ItineraryPurpose,
): PlannedStop[][] {
  const known = [...places].filter((place) => place.kind !== 'transport').sort((a, b) => (a.id < b.id ? -1 : 1));
  const seen = new Set<PlaceFacts>();
  return Array.from({ length: days }, (_, at) => {
    const share = Math.ceil(known.filter((place) => visits.has(place.kind) && !seen.has(place)).length / (days - at));
    const day = planDay(hotel, known, seen, share, purpose);
    for (const { place } of day) seen.add(place);
    return day;
  });
}

function planDay(
  hotel: Coordinates,
  known: readonly PlaceFacts[],
  seen: ReadonlySet<PlaceFacts>,
  share: number,
  purpose: ItineraryPurpose,
): PlannedStop[] {
  const day: PlannedStop[] = [];
  let here = hotel;
  let now = dayBegins;
  const ofToday = (place: PlaceFacts): boolean => day.some((stop) => stop.place === place);
  const go = (kind: PlannedStop['kind'], candidates: readonly PlaceFacts[], hours: Omit<Hours, 'now'>): boolean => {
    const best = bestOf(candidates, here, { ...hours, now }, purpose);
    if (best === undefined) return false;
    day.push({ ...best, kind });
    here = pointOf(best.place);
    now = best.endsAt;
    return true;
  };
  const visit = (until: number, meals: number): boolean => {
    if (day.filter((stop) => stop.kind === 'visit').length >= share) return false;
    const feeding = known.filter((place) => feeds.has(place.kind) && !ofToday(place)).length;
    const open = known.filter(
      (place) =>
        visits.has(place.kind) && !seen.has(place) && !ofToday(place) && !(feeds.has(place.kind) && feeding <= meals),
    );
    return go('visit', open, { notBefore: 0, until, minutesAt: (place) => place.visitMinutes });
  };

  for (const [at, { kind, from, minutes, places }] of sittings.entries()) {
    const meals = sittings.slice(at).filter((sitting) => sitting.kind === 'meal').length;
    while (visit(from + 15, meals));
    const hours = { notBefore: from, until: dayEnds, minutesAt: () => minutes };
    const able = known.filter((place) => places.includes(place.kind) && !ofToday(place));
    const open = kind === 'meal' && meals > 1 ? withoutLastTable(able) : able;
    const isNew = go(
      kind,
      open.filter((place) => !seen.has(place)),
      hours,
    );
    if (!isNew && kind === 'meal') go(kind, open, hours);
  }
  return day;
}

/** Without the one place that is open for dinner too, where there is another to eat at before. */
function withoutLastTable(tables: readonly PlaceFacts[]): readonly PlaceFacts[] {
  const early = tables.filter((place) => closingOf(place) < dayEnds);
  return early.length > 0 && early.length === tables.length - 1 ? early : tables;
}

interface Hours {
  readonly now: number;
  /** Nothing begins earlier; the way there may. */
  readonly notBefore: number;
  readonly until: number;
  readonly minutesAt: (place: PlaceFacts) => number;
}

function bestOf(
  candidates: readonly PlaceFacts[],
  here: Coordinates,
  { now, notBefore, until, minutesAt }: Hours,
  purpose: ItineraryPurpose,
): Omit<PlannedStop, 'kind'> | undefined {
  let best: { stop: Omit<PlannedStop, 'kind'>; score: number } | undefined;
  for (const place of candidates) {
    const { km } = distanceBetween(here, pointOf(place));
    const travelMinutes = travelMinutesOf(km);
    const readyAt = Math.max(now + travelMinutes, notBefore);
    const startsAt = Math.max(roundUp(readyAt), roundUp(parseClockTime(place.opens) ?? 0));
    const endsAt = startsAt + minutesAt(place);
    const score = likingOf(place.kind, purpose) * 10 - km * 2 - (startsAt - readyAt) / 10;
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
  return isTimePair(place.opens, place.closes) ? closes : closes + 24 * 60;
}

const roundUp = (minutes: number): number => Math.ceil(minutes / 5) * 5;
const pointOf = (place: PlaceFacts): Coordinates => ({ lat: place.latitude, lng: place.longitude });
